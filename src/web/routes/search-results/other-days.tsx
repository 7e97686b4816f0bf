import { useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import type { FlightSearch } from "../../../core/flights/index.ts";
import { FareCalendar } from "../../components/fare-calendar/fare-calendar.tsx";
import { otherDaysOf } from "../../components/fare-calendar/trip-links.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { CalendarData } from "../flight-calendar/load-calendar.ts";
import styles from "./other-days.module.css";

interface OtherDaysProps {
  readonly search: FlightSearch;
}

/**
 * The prices of other days above the results: closed at first, and asked for when they are opened, so that the flights never wait for
 * them. Without scripts it is a link to their own page.
 */
export function OtherDays({ search }: OtherDaysProps) {
  const { days } = useMessages().fares;
  const isLive = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const look = buttonClass({ tone: "plain", size: "small" });
  return (
    <section className={`wrap ${styles.otherDays}`} aria-label={days.pageTitle}>
      {isLive ? (
        <button type="button" className={look} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Icon name="calendar" /> {isOpen ? days.close : days.open}
        </button>
      ) : (
        <Link className={look} to={otherDaysOf(search)}>
          <Icon name="calendar" /> {days.open}
        </Link>
      )}
      <div id={id}>{isOpen && <OpenDays search={search} />}</div>
    </section>
  );
}

function OpenDays({ search }: OtherDaysProps) {
  const { fares, places } = useMessages();
  const address = usePathHere()(otherDaysOf(search));
  const { load, data: found, state } = useFetcher<CalendarData>();
  useEffect(() => void load(address), [load, address]);
  // The last trip's prices stay until those of the next one have come.
  if (found?.kind === "found") {
    return (
      <div className={styles.sheet} aria-busy={state !== "idle"}>
        <h2>{fares.days.title(places.city(search.from.city, search.from.code), places.city(search.to.city, search.to.code))}</h2>
        <FareCalendar search={found.search} totals={found.totals} />
      </div>
    );
  }
  if (found && state === "idle") {
    return (
      <div className={styles.sheet} role="alert">
        <p>{fares.days.failed}</p>
        <Button onClick={() => void load(address)}>{fares.days.again}</Button>
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <output className="sr">{fares.days.loading}</output>
      <div aria-hidden="true">
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
