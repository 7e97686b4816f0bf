import { type BoundOutline, flightCode, outlineOf } from "../../../core/flights/index.ts";
import type { Purchase } from "../../../core/booking/index.ts";
import type { Airport } from "../../../core/places/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { PriceSummary } from "../../components/price-summary/price-summary.tsx";
import { TripNotes } from "../../components/trip-notes/trip-notes.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { cabinName } from "../../present/cabins.ts";
import { formatDay, formatTime } from "../../present/dates.ts";
import { Card } from "../../ui/card/card.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import styles from "./bill-screen.module.css";
import { Fact } from "./fact.tsx";
import type { ShownBill } from "./load-bill.ts";
import { TotalFact } from "./paid-fact.tsx";

interface FlightFactsProps {
  readonly bill: ShownBill;
  readonly bought: Extract<Purchase, { readonly kind: "flight" }>;
  /** Whether every leg is shown at once. */
  readonly isFull?: boolean;
}

/** The flight that was bought, for whom, what was paid, and what the fare allows. */
export function FlightFacts({ bill, bought: { offer, quote }, isFull = false }: FlightFactsProps) {
  const { results, thankyou, booking, places } = useMessages();
  const locale = useLocale();
  const [outbound, inbound] = [outlineOf(offer.outbound), offer.inbound && outlineOf(offer.inbound)];
  const legs = [...offer.outbound.legs, ...(offer.inbound?.legs ?? [])];
  const [first] = legs;
  const cityOf = ({ city, code }: Airport): string => places.city(city, code);
  const when = ({ departsAtLocal }: BoundOutline) =>
    `${formatDay(departsAtLocal, locale)}, ${formatTime(departsAtLocal, locale).replace(" ", "\u00a0")}`;
  if (!outbound || !first) return null;
  return (
    <Card className={styles.facts} aria-label={thankyou.trip}>
      <div className={styles.trip}>
        <AirlineFin code={first.airline} name={first.airlineName} isDecorative />
        <div>
          <h2>{thankyou.route(cityOf(outbound.from), cityOf(outbound.to), inbound ? thankyou.roundWay : thankyou.oneWay)}</h2>
          <p>
            {[...new Set(legs.map((leg) => leg.airlineName))].join(", ")}, {legs.map(flightCode).join(", ")}
          </p>
        </div>
      </div>
      <dl className={styles.pairs}>
        <Fact name={thankyou.depart}>{when(outbound)}</Fact>
        {inbound && <Fact name={thankyou.return}>{when(inbound)}</Fact>}
        <Fact name={thankyou.cabin}>{cabinName(offer.cabin, results.cabins)}</Fact>
        <TotalFact bill={bill} amount={quote.total} />
        <Fact name={thankyou.travelers} isWide>
          {bill.travellers.map(({ firstName, lastName, kind }, index) => (
            // Two travellers may share a name; their places in the booking differ.
            <span key={`${kind}${index}`}>
              {firstName} {lastName} <small>{thankyou.kinds[kind]}</small>
            </span>
          ))}
        </Fact>
      </dl>
      <ItineraryFacts itinerary={offer} pricing={bill.pricing} isFull />
      <TripNotes itinerary={offer} />
      <Disclosure summary={results.popup.title} isOpen={isFull}>
        <ItineraryTimeline itinerary={offer} />
      </Disclosure>
      <Disclosure summary={booking.summary.title}>
        <PriceSummary quote={quote} party={offer.party} />
      </Disclosure>
    </Card>
  );
}
