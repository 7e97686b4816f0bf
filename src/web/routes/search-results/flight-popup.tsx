import { type ReactNode, useCallback, useState } from "react";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { FareFoot, FlightDialog } from "../../components/flight-dialog/flight-dialog.tsx";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { flightCodesOf } from "../../present/flight-codes-of.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { usePriceLabel, useTripPlace } from "./next-flight.tsx";
import styles from "./flight-popup.module.css";

interface FlightPopupProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  /** The way to book it. */
  readonly select: ReactNode;
}

/** Every leg of a flight and its fare: a pop-up, or without scripts a fold in the card. */
export function FlightPopup({ offer, pricing, select }: FlightPopupProps) {
  const { popup } = useMessages().results;
  const isLive = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  /** A fold that was opened before scripts had loaded goes on as the pop-up. */
  const takeOver = useCallback((fold: HTMLDetailsElement | null) => {
    if (fold?.open) setIsOpen(true);
  }, []);
  const quote = quoteIn(pricing, offer.farePerTraveller, offer.party);
  const priceLabel = usePriceLabel();
  const nth = useTripPlace()?.number ?? null;
  if (!isLive) {
    return (
      <div className={styles.opener}>
        <Disclosure summary={popup.title} ref={takeOver}>
          <div className={styles.inline}>
            <ItineraryTimeline itinerary={offer} nth={nth} />
            <FareFoot quote={quote} priceLabel={priceLabel} action={select} />
          </div>
        </Disclosure>
      </div>
    );
  }
  return (
    <div className={styles.opener}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={`${popup.title}, ${flightCodesOf(offer)}`}
        onClick={() => setIsOpen(true)}
      >
        {popup.title}
      </button>
      <FlightDialog
        itinerary={offer}
        nth={nth}
        quote={quote}
        priceLabel={priceLabel}
        action={select}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
