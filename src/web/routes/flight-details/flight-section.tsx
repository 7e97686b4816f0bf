import type { FlightOffer } from "../../../core/flights/index.ts";
import { FormSection } from "../../components/booking-form/form-section.tsx";
import { BetweenFlights } from "../../components/between-flights/between-flights.tsx";
import { BoundLine } from "../../components/bound-line/bound-line.tsx";
import { Co2Facts, ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { TripNotes } from "../../components/trip-notes/trip-notes.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { boundKey, boundName } from "../../present/bound-names.ts";
import type { Pricing } from "../../present/pricing.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import styles from "./booking-screen.module.css";

interface FlightSectionProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  /** Whether fares to choose from follow, which say what each allows. */
  readonly hasFares: boolean;
}

/** The chosen flight, leg by leg, with what the fare allows. On phones the legs are folded, so that the form is near. */
export function FlightSection({ offer, pricing, hasFares }: FlightSectionProps) {
  const { booking, results } = useMessages();
  return (
    <FormSection title={booking.flight.title}>
      <div className={styles.wideTimeline}>
        <ItineraryTimeline itinerary={offer} />
      </div>
      <div className={styles.phoneLines}>
        {offer.bounds.map((bound, index) => (
          <BoundLine key={boundKey(bound)} bound={bound} heading={boundName(offer.tripType, index, results.popup, results.flightNth)} />
        ))}
        <Disclosure summary={booking.flight.legs}>
          <ItineraryTimeline itinerary={offer} />
        </Disclosure>
      </div>
      <TripNotes itinerary={offer} />
      {offer.tripType === "multiCity" && <BetweenFlights bounds={offer.bounds} />}
      {hasFares ? <Co2Facts itinerary={offer} /> : <ItineraryFacts itinerary={offer} pricing={pricing} isFull />}
    </FormSection>
  );
}
