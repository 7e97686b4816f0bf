import type { FlightOffer } from "../../../core/flights/index.ts";
import { FormSection } from "../../components/booking-form/form-section.tsx";
import { BoundLine } from "../../components/bound-line/bound-line.tsx";
import { ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { TripNotes } from "../../components/trip-notes/trip-notes.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import styles from "./booking-screen.module.css";

/** The chosen flight, leg by leg, with what the fare allows. On phones the legs are folded, so that the form is near. */
export function FlightSection({ offer, pricing }: { readonly offer: FlightOffer; readonly pricing: Pricing }) {
  const { booking, results } = useMessages();
  return (
    <FormSection title={booking.flight.title}>
      <div className={styles.wideTimeline}>
        <ItineraryTimeline itinerary={offer} />
      </div>
      <div className={styles.phoneLines}>
        <BoundLine bound={offer.outbound} heading={results.popup.depart} />
        {offer.inbound && <BoundLine bound={offer.inbound} heading={results.popup.return} />}
        <Disclosure summary={booking.flight.legs}>
          <ItineraryTimeline itinerary={offer} />
        </Disclosure>
      </div>
      <TripNotes itinerary={offer} />
      <ItineraryFacts itinerary={offer} pricing={pricing} isFull />
    </FormSection>
  );
}
