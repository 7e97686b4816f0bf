import type { ReactNode } from "react";
import type { PricedItinerary } from "../../../core/flights/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ItineraryTimeline } from "../itinerary-timeline/itinerary-timeline.tsx";
import { TripNotes } from "../trip-notes/trip-notes.tsx";
import styles from "./flight-dialog.module.css";

interface FlightDialogProps {
  readonly itinerary: PricedItinerary;
  /** Which flight of a trip that is still being chosen it is; null for whole trips. */
  readonly nth?: number | null;
  /** In the visitor's currency. */
  readonly farePerTraveller: Money;
  /** What the price is, where it is more than that of the flights shown. */
  readonly priceLabel?: string | null;
  /** What the pop-up offers: `Select Fare` on the results, `Continue` on the booking page. */
  readonly action: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The flight-details pop-up (specification, section 2). */
export function FlightDialog({ itinerary, nth = null, farePerTraveller, priceLabel = null, action, isOpen, onClose }: FlightDialogProps) {
  const { popup } = useMessages().results;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={popup.title}
      closeLabel={popup.close}
      footer={<FareFoot farePerTraveller={farePerTraveller} priceLabel={priceLabel} action={action} />}
    >
      <TripNotes itinerary={itinerary} />
      <ItineraryTimeline itinerary={itinerary} nth={nth} />
    </Dialog>
  );
}

/** The fare of one traveller, and what can be done with it. */
export function FareFoot({
  farePerTraveller,
  priceLabel = null,
  action,
}: Pick<FlightDialogProps, "farePerTraveller" | "priceLabel" | "action">) {
  const { popup } = useMessages().results;
  return (
    <div className={styles.foot}>
      <p>
        {priceLabel !== null && `${priceLabel}: `}
        {popup.price} <b>{formatMoney(farePerTraveller, useLocale())}</b>
      </p>
      {action}
    </div>
  );
}
