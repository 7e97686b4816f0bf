import type { Bound, PricedItinerary } from "../../../core/flights/index.ts";
import { outlineOf } from "../../../core/flights/index.ts";
import { formatDuration, formatWeekday } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { boundKey, boundName } from "../../present/bound-names.ts";
import { formatDay } from "../../present/dates.ts";
import styles from "./itinerary-timeline.module.css";
import { TimelineLeg } from "./timeline-leg.tsx";
import { TimelineWait } from "./timeline-wait.tsx";

interface ItineraryTimelineProps {
  readonly itinerary: PricedItinerary;
  /** Which flight of a trip of many cities this is, while that trip is still being chosen; null for whole trips. */
  readonly nth?: number | null;
}

/** Every leg of a trip from top to bottom, with the waits between them; two bounds side by side where there is room. */
export function ItineraryTimeline({ itinerary, nth = null }: ItineraryTimelineProps) {
  const { popup, flightNth } = useMessages().results;
  const { tripType, bounds } = itinerary;
  return (
    <div className={styles.box}>
      <div className={bounds.length > 1 ? styles.both : undefined}>
        {bounds.map((bound, index) => (
          <TimelineBound
            key={boundKey(bound)}
            bound={bound}
            heading={nth === null ? boundName(tripType, index, popup, flightNth) : flightNth(nth)}
          />
        ))}
      </div>
      <p className={styles.local}>{popup.local}</p>
    </div>
  );
}

function TimelineBound({ bound, heading }: { readonly bound: Bound; readonly heading: string }) {
  const { places, results } = useMessages();
  const { popup } = results;
  const locale = useLocale();
  const { from, to, departsAtLocal } = outlineOf(bound);
  return (
    <section>
      <h3 className={styles.heading}>
        {heading}{" "}
        <small>
          {popup.whole(formatWeekday(departsAtLocal, locale), formatDay(departsAtLocal, locale), formatDuration(bound.durationMinutes))}
        </small>
      </h3>
      <p className={styles.route}>{popup.route(from.code, places.city(from.city, from.code), to.code, places.city(to.city, to.code))}</p>
      <ol className={styles.line}>
        {bound.legs.map((leg, index) => {
          const next = bound.legs[index + 1];
          return (
            <li key={leg.departsAt}>
              <TimelineLeg leg={leg} boundStartsAt={departsAtLocal} />
              {next && <TimelineWait leg={leg} next={next} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
