import { memo } from "react";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { ItineraryCard } from "../../components/itinerary-card/itinerary-card.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { BookingButton } from "./booking-button.tsx";
import { CompareLink } from "./compare-link.tsx";
import { FlightPopup } from "./flight-popup.tsx";
import { usePriceLabel, useTripPlace } from "./next-flight.tsx";

interface ResultCardProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  readonly isLowest: boolean;
  /** The typical CO2 of the search, in kilograms. */
  readonly typicalCo2Kg: number | null;
  /** What the order reckons with, in words. */
  readonly note: string | undefined;
}

/** A flight of the list, with the way to book it, to compare it, and the pop-up of its legs. A card that stays as it is costs nothing. */
export const ResultCard = memo(function ResultCard({ offer, pricing, isLowest, typicalCo2Kg, note }: ResultCardProps) {
  const { card, popup } = useMessages().results;
  return (
    <ItineraryCard
      offer={offer}
      pricing={pricing}
      isLowest={isLowest}
      typicalCo2Kg={typicalCo2Kg}
      note={note}
      priceLabel={usePriceLabel()}
      place={useTripPlace()}
      action={<BookingButton offer={offer} words={card.book} />}
      more={<FlightPopup offer={offer} pricing={pricing} select={<BookingButton offer={offer} words={popup.select} />} />}
      compare={<CompareLink offer={offer} />}
    />
  );
});
