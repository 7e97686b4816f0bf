import type { Leg } from "../../../core/flights/index.ts";
import { formatDuration, type LocalDateTime } from "../../../core/kernel/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatTime } from "../../present/dates.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./itinerary-timeline.module.css";

/** The clock and its half of the day on one line. */
const clockOf = (time: LocalDateTime, locale: Locale): string => formatTime(time, locale).replace(" ", "\u00a0");

/** The time on the ground between two consecutive legs. */
export function TimelineWait({ leg, next }: { readonly leg: Leg; readonly next: Leg }) {
  const { places, results } = useMessages();
  const { popup } = results;
  const locale = useLocale();
  const text =
    leg.layoverMinutes === null
      ? popup.noLayover
      : popup.layover(
          formatDuration(leg.layoverMinutes),
          places.city(leg.to.city, leg.to.code),
          clockOf(leg.arrivesAtLocal, locale),
          clockOf(next.departsAtLocal, locale),
        );
  return (
    <div className={styles.wait}>
      <span />
      <span className={styles.via} />
      <p>
        <Icon name="clock" />
        {text}
      </p>
    </div>
  );
}
