import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { FlightSearch } from "../../../core/flights/index.ts";
import { FareCalendar } from "../../components/fare-calendar/fare-calendar.tsx";
import { otherDaysOf } from "../../components/fare-calendar/trip-links.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { usePathHere } from "../../i18n/navigation.tsx";
import { isOffline } from "../../present/unanswered.ts";
import { Button } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { CalendarData } from "../flight-calendar/load-calendar.ts";
import styles from "./other-trips.module.css";

/** The prices of other days: asked for when they are opened, so that the flights never wait for them. */
export function OtherDays({ search }: { readonly search: FlightSearch }) {
  const { fares, places } = useMessages();
  const address = usePathHere()(otherDaysOf(search));
  const { load, data: found, state } = useFetcher<CalendarData>();
  // Asked for without a line, the page of these prices would not come, whose fault would take the place of the flights.
  const [isDown, noteDown] = useState(isOffline);
  useEffect(() => {
    if (!isDown) void load(address);
  }, [isDown, load, address]);
  const askAgain = (): void => (isDown ? noteDown(isOffline()) : void load(address));
  const title = fares.days.title(places.city(search.from.city, search.from.code), places.city(search.to.city, search.to.code));
  // The last trip's prices stay until those of the next one have come.
  const isFound = found?.kind === "found";
  const hasFailed = !isFound && (isDown || (found !== undefined && state === "idle"));
  return (
    <div className={styles.sheet} aria-busy={isFound && state !== "idle"}>
      {/* It stands before it speaks: what comes with its words already in it is not always heard. */}
      <output className="sr">{isFound ? title : !hasFailed && fares.days.loading}</output>
      {isFound && (
        <>
          <h2>{title}</h2>
          <FareCalendar search={found.search} totals={found.totals} />
        </>
      )}
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p>{fares.days.failed}</p>
          <Button onClick={askAgain}>{fares.days.again}</Button>
        </div>
      )}
      {!isFound && !hasFailed && (
        <div aria-hidden="true">
          <Skeleton height="24rem" />
        </div>
      )}
    </div>
  );
}
