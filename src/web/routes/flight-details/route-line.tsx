import { CABIN_NAMES, type FlightOffer, outlineOf } from "../../../core/flights/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import styles from "./booking-screen.module.css";

/** Which flight the price is for, in two lines. */
export function RouteLine({ offer }: { readonly offer: FlightOffer }) {
  const { results } = useMessages();
  const [outbound, inbound] = [outlineOf(offer.outbound), offer.inbound && outlineOf(offer.inbound)];
  const [first] = offer.outbound.legs;
  if (!outbound || !first) return null;
  const days = [outbound, inbound].filter((bound) => bound !== null).map((bound) => formatDay(bound.departsAtLocal));
  return (
    <div className={styles.route}>
      <AirlineFin code={first.airline} name={first.airlineName} isDecorative />
      <p>
        <b>{results.recap(outbound.from.city, outbound.to.city)}</b>
        <span>
          {days.join(" – ")}, {CABIN_NAMES[offer.cabin]}
        </span>
      </p>
    </div>
  );
}
