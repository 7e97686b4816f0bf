import { type CSSProperties, Fragment } from "react";
import { type Bound, otherOperators, outlineOf } from "../../../core/flights/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatShortDay } from "../../present/dates.ts";
import { formatDuration } from "../../../core/kernel/index.ts";
import { FlightCodes } from "../flight-codes/flight-codes.tsx";
import { BoundEnd } from "./bound-end.tsx";
import styles from "./bound-line.module.css";

/** One direction of a trip at a glance: who flies, the two clocks, and the line between them with its stops. */
export function BoundLine({ bound, heading }: { readonly bound: Bound; readonly heading: string }) {
  const locale = useLocale();
  const outline = outlineOf(bound);
  return (
    <div className={styles.block}>
      <Flyers bound={bound} heading={heading} day={formatShortDay(outline.departsAtLocal, locale)} />
      <div className={styles.line}>
        <BoundEnd kind="departs" airport={outline.from} time={outline.departsAtLocal} locale={locale} />
        <Path bound={bound} />
        <BoundEnd kind="arrives" airport={outline.to} time={outline.arrivesAtLocal} dayShift={outline.dayShift} locale={locale} />
      </div>
    </div>
  );
}

function Flyers({ bound, heading, day }: { readonly bound: Bound; readonly heading: string; readonly day: string }) {
  const { card } = useMessages().results;
  const [first] = bound.legs;
  const operators = otherOperators(bound);
  const airlines = [...new Set(bound.legs.map((leg) => leg.airlineName))];
  return (
    <header className={styles.flyers}>
      <AirlineFin code={first.airline} name={first.airlineName} isDecorative />
      <h3 className={styles.heading}>
        {heading} <span>{day}</span>
      </h3>
      <p className={styles.who}>
        {airlines.map((name, index) => (
          <Fragment key={name}>
            <span className={styles.airline}>{index < airlines.length - 1 ? `${name},` : name}</span>{" "}
          </Fragment>
        ))}
        <br />
        <span className={styles.codes}>
          <FlightCodes legs={bound.legs} />
        </span>
        {operators.length > 0 && (
          <>
            <br />
            {card.operatedBy(operators.join(", "))}
          </>
        )}
      </p>
    </header>
  );
}

function Path({ bound }: { readonly bound: Bound }) {
  const { card } = useMessages().results;
  const { stops } = outlineOf(bound);
  const [only] = stops;
  return (
    <p className={styles.path}>
      <span>
        <span className="sr">{card.takes} </span>
        {formatDuration(bound.durationMinutes)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {stops.map(({ airport, position }) => (
          <i key={airport.code} style={{ "--x": `${(position * 100).toFixed(1)}%` } as CSSProperties} />
        ))}
      </span>
      {stops.length === 0 ? (
        <span className={styles.nonstop}>{card.nonstop}</span>
      ) : (
        <span className={styles.stops}>
          {card.stops(stops.length, stops.map(({ airport }) => airport.code).join(", "))}
          {stops.length === 1 && only?.layoverMinutes && <span className={styles.layover}>, {formatDuration(only.layoverMinutes)}</span>}
        </span>
      )}
    </p>
  );
}
