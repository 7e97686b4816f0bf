import type { ReactNode } from "react";
import { type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { formatDay } from "../../present/dates.ts";
import { WholeDates } from "../../ui/whole-dates/whole-dates.tsx";
import { resultsOf } from "../fare-calendar/trip-links.ts";
import styles from "./trip-page.module.css";

interface TripPageProps {
  readonly search: FlightSearch;
  readonly title: (from: string, to: string) => string;
  readonly children: ReactNode;
}

/** A page of its own about the trip of a search: its places and days, the way back to its results, and what there is to tell. */
export function TripPage({ search: { from, to, departureDate, returnDate, party }, search, title, children }: TripPageProps) {
  const { fares, places, results } = useMessages();
  const locale = useLocale();
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>{title(places.city(from.city, from.code), places.city(to.city, to.code))}</h1>
        <p className="muted">
          <WholeDates>
            {results.recapDays(formatDay(departureDate, locale), returnDate && formatDay(returnDate, locale), travellerCount(party))}
          </WholeDates>
        </p>
        <Link to={resultsOf(search, departureDate, returnDate)}>{fares.days.back}</Link>
      </header>
      {children}
      <p className="small muted">{results.illustrative}</p>
    </div>
  );
}
