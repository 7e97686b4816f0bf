import { type BoundOutline, legsOf, outlineOf } from "../../../core/flights/index.ts";
import type { Purchase } from "../../../core/booking/index.ts";
import { AirlineFin } from "../../art/airline-fin/airline-fin.tsx";
import { BetweenFlights } from "../../components/between-flights/between-flights.tsx";
import { FlightCodes } from "../../components/flight-codes/flight-codes.tsx";
import { ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { PriceSummary } from "../../components/price-summary/price-summary.tsx";
import { TripNotes } from "../../components/trip-notes/trip-notes.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { boundName } from "../../present/bound-names.ts";
import { cabinName } from "../../present/cabins.ts";
import { formatDay, formatTime } from "../../present/dates.ts";
import { routeWords } from "../../present/route-words.ts";
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
  const messages = useMessages();
  const { results, thankyou, booking } = messages;
  const locale = useLocale();
  const { tripType, bounds } = offer;
  const outlines = bounds.map(outlineOf);
  const legs = legsOf(offer);
  const [first] = bounds[0].legs;
  const when = ({ departsAtLocal }: BoundOutline) =>
    `${formatDay(departsAtLocal, locale)}, ${formatTime(departsAtLocal, locale).replace(" ", "\u00a0")}`;
  return (
    <Card className={styles.facts} aria-label={thankyou.trip}>
      <div className={styles.trip}>
        <AirlineFin code={first.airline} name={first.airlineName} isDecorative />
        <div>
          <h2>{thankyou.route(routeWords(offer, messages), thankyou.ways[tripType])}</h2>
          <p>
            {[...new Set(legs.map((leg) => leg.airlineName))].join(", ")}, <FlightCodes legs={legs} />
          </p>
        </div>
      </div>
      <dl className={styles.pairs}>
        {outlines.map((outline, index) => (
          <Fact key={outline.departsAtLocal} name={boundName(tripType, index, thankyou, results.flightNth)}>
            {when(outline)}
          </Fact>
        ))}
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
      {tripType === "multiCity" && <BetweenFlights bounds={bounds} />}
      <Disclosure summary={results.popup.title} isOpen={isFull}>
        <ItineraryTimeline itinerary={offer} />
      </Disclosure>
      <Disclosure summary={booking.summary.title}>
        <PriceSummary quote={quote} party={offer.party} />
      </Disclosure>
    </Card>
  );
}
