import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { FlightSearch } from "../../../core/flights/index.ts";
import { FareCalendar } from "../../components/fare-calendar/fare-calendar.tsx";
import { otherDaysOf } from "../../components/fare-calendar/trip-links.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { usePathHere } from "../../i18n/navigation.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { CalendarData } from "../flight-calendar/load-calendar.ts";
import styles from "./other-trips.module.css";

/** The prices of other days: asked for when they are opened, so that the flights never wait for them. */
export function OtherDays({ search }: { readonly search: FlightSearch }) {
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
