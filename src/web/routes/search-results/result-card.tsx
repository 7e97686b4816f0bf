import { Link } from "../../i18n/navigation.tsx";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { ItineraryCard } from "../../components/itinerary-card/itinerary-card.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { Pricing } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { bookingLink } from "./booking-link.ts";
import { FlightPopup } from "./flight-popup.tsx";

interface ResultCardProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  readonly isLowest: boolean;
  /** Search and view, so that the way back leads to the same list. */
  readonly query: string;
}

/** A flight of the list, with the way to book it and the pop-up of its legs. */
export function ResultCard({ offer, pricing, isLowest, query }: ResultCardProps) {
  const { card } = useMessages().results;
  const link = bookingLink(offer, query);
  return (
    <ItineraryCard
      offer={offer}
      pricing={pricing}
      isLowest={isLowest}
      action={
        <Link {...link} className={buttonClass({ tone: "primary" })}>
          {card.book}
        </Link>
      }
      more={<FlightPopup offer={offer} pricing={pricing} link={link} />}
    />
  );
}
