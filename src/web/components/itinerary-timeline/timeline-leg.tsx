import { dayShift, type Leg } from "../../../core/flights/index.ts";
import { formatDuration, type LocalDateTime } from "../../../core/kernel/index.ts";
import type { Airport } from "../../../core/places/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { cabinName } from "../../present/cabins.ts";
import { formatDay, timeParts } from "../../present/dates.ts";
import { FlightCodes } from "../flight-codes/flight-codes.tsx";
import styles from "./itinerary-timeline.module.css";

interface TimelineLegProps {
  readonly leg: Leg;
  /** Against which a later day is marked. */
  readonly boundStartsAt: LocalDateTime;
}

/** One take-off, flight and landing. */
export function TimelineLeg({ leg, boundStartsAt }: TimelineLegProps) {
  const { card, cabins } = useMessages().results;
  return (
    <>
      <TimelineStop airport={leg.from} time={leg.departsAtLocal} dayShift={dayShift(boundStartsAt, leg.departsAtLocal)} />
      <div className={styles.ride}>
        <span className={styles.length}>{formatDuration(leg.durationMinutes)}</span>
        <span className={styles.via} />
        <div className={styles.flight}>
          <AirlineFin code={leg.airline} name={leg.airlineName} isDecorative />
          <p>
            <b>
              {leg.airlineName} <FlightCodes legs={[leg]} />
            </b>
            <br />
            {card.operatedBy(leg.operatedBy.name)}
            <br />
            {cabinName(leg.cabin, cabins)}, <span className="nowrap">{leg.aircraft}</span>
          </p>
        </div>
      </div>
      <TimelineStop airport={leg.to} time={leg.arrivesAtLocal} dayShift={dayShift(boundStartsAt, leg.arrivesAtLocal)} isEnd />
    </>
  );
}

interface TimelineStopProps {
  readonly airport: Airport;
  readonly time: LocalDateTime;
  readonly dayShift: number;
  /** A landing: what follows is a wait, or nothing. */
  readonly isEnd?: boolean;
}

function TimelineStop({ airport, time, dayShift: shift, isEnd = false }: TimelineStopProps) {
  const locale = useLocale();
  const { places } = useMessages();
  const { clock, period } = timeParts(time, locale);
  return (
    <div className={`${styles.stop} ${isEnd ? styles.landing : ""}`}>
      <span className={styles.time}>
        {clock} <small>{period}</small>
        {shift !== 0 && <sup aria-hidden="true">{shift > 0 ? `+${shift}` : `−${-shift}`}</sup>}
      </span>
      <span className={styles.dot} />
      <p className={styles.where}>
        <b>
          {places.city(airport.city, airport.code)} ({airport.code})
        </b>
        <span>{places.airport(airport)}</span>
        <span className="nowrap">{formatDay(time, locale)}</span>
      </p>
    </div>
  );
}
