import type { CSSProperties, ReactNode } from "react";
import type { PricedItinerary } from "../../../core/flights/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import type { FlightQuote } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { isLongPrice } from "../../present/money.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ItineraryTimeline } from "../itinerary-timeline/itinerary-timeline.tsx";
import { LoadingWords } from "../loading-sign/loading-sign.tsx";
import { TripNotes } from "../trip-notes/trip-notes.tsx";
import styles from "./flight-dialog.module.css";

interface FlightDialogProps {
  readonly itinerary: PricedItinerary;
  /** Which flight of a trip that is still being chosen it is; null for whole trips. */
  readonly nth?: number | null;
  /** In the visitor's currency. */
  readonly quote: Pick<FlightQuote, "farePerTraveller" | "travellers" | "serviceFee" | "total">;
  /** What the price is, where it is more than that of the flights shown. */
  readonly priceLabel?: string | null;
  /** What the pop-up offers: `Select Fare` on the results, `Continue` on the booking page. */
  readonly action: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The flight-details pop-up (specification, section 2). */
export function FlightDialog({ itinerary, nth = null, quote, priceLabel = null, action, isOpen, onClose }: FlightDialogProps) {
  const { popup } = useMessages().results;
  return (
    <Dialog
      kind={itinerary.bounds.length > 1 ? "wide" : "window"}
      isOpen={isOpen}
      onClose={onClose}
      title={popup.title}
      closeLabel={popup.close}
      footer={<FareFoot quote={quote} priceLabel={priceLabel} action={action} />}
    >
      <TripNotes itinerary={itinerary} />
      <ItineraryTimeline itinerary={itinerary} nth={nth} />
      <LoadingWords />
    </Dialog>
  );
}

/** What all pay, the largest number here too, and the fare of one traveller, which stands alone where the trip is not whole yet; what can be done with it. */
export function FareFoot({ quote, priceLabel = null, action }: Pick<FlightDialogProps, "quote" | "priceLabel" | "action">) {
  const { popup, card } = useMessages().results;
  const locale = useLocale();
  const [each, total] = [formatMoney(quote.farePerTraveller, locale), formatMoney(quote.total, locale)];
  return (
    <div className={`${styles.foot} ${isLongPrice(total) ? styles.long : ""}`} style={{ "--letters": total.length } as CSSProperties}>
      {priceLabel === null ? (
        <>
          <p>
            {card.total(quote.travellers)} <b>{total}</b>
          </p>
          <p className={styles.parts}>
            {popup.price}: {each}. {card.feeIn(formatMoney(quote.serviceFee, locale))}
          </p>
        </>
      ) : (
        <p>
          {priceLabel}: {popup.price} <b>{each}</b>
        </p>
      )}
      {action}
    </div>
  );
}
