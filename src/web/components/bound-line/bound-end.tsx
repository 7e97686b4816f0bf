import type { LocalDateTime } from "../../../core/kernel/index.ts";
import type { Airport } from "../../../core/places/index.ts";
import type { Locale } from "../../i18n/locale.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { formatDay, formatTime, timeParts } from "../../present/dates.ts";
import styles from "./bound-line.module.css";

interface BoundEndProps {
  readonly kind: "departs" | "arrives";
  readonly airport: Airport;
  readonly time: LocalDateTime;
  readonly dayShift?: number;
  readonly locale: Locale;
}

/** One end of a bound: the clock, the days it is later, and the airport. */
export function BoundEnd({ kind, airport, time, dayShift = 0, locale }: BoundEndProps) {
  const { places, results } = useMessages();
  const { card } = results;
  const city = places.city(airport.city, airport.code);
  const { clock, period } = timeParts(time, locale);
  return (
    <p className={`${styles.end} ${kind === "arrives" ? styles.arrives : ""}`}>
      <span className="sr">{card[kind](formatTime(time, locale), formatDay(time, locale), `${city} (${airport.code})`)}</span>
      <span className={styles.time} aria-hidden="true">
        {clock}
        <wbr />
        <small>{period}</small>
        {dayShift !== 0 && <sup title={card.arrivesOn(formatDay(time, locale))}>{dayShift > 0 ? `+${dayShift}` : `−${-dayShift}`}</sup>}
      </span>
      <span className={styles.place} aria-hidden="true">
        {kind === "arrives" && `${city} `}
        <b>{airport.code}</b>
        {kind === "departs" && ` ${city}`}
      </span>
    </p>
  );
}
