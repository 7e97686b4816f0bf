import type { FlightOffer } from "../../../core/flights/index.ts";
import { ItineraryFacts } from "../../components/itinerary-facts/itinerary-facts.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { FormSection } from "./form-section.tsx";

/** The chosen flight, leg by leg, with what the fare allows. */
export function FlightSection({ offer, pricing }: { readonly offer: FlightOffer; readonly pricing: Pricing }) {
  const { flight } = useMessages().booking;
  return (
    <FormSection title={flight.title}>
      <ItineraryTimeline itinerary={offer} />
      <ItineraryFacts itinerary={offer} pricing={pricing} isFull />
    </FormSection>
  );
}
