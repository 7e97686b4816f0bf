import { useState } from "react";
import { Link } from "react-router";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { useHydrated } from "../../present/hydrated.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { bookingLink } from "./booking-link.ts";
import styles from "./flight-popup.module.css";

interface FlightPopupProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  readonly link: ReturnType<typeof bookingLink>;
}

/** Every leg of a flight and its fare: a pop-up, or without scripts a fold in the card. */
export function FlightPopup(props: FlightPopupProps) {
  const { popup } = useMessages().results;
  const isLive = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  if (!isLive) {
    return (
      <div className={styles.opener}>
        <Disclosure summary={popup.title}>
          <div className={styles.inline}>
            <ItineraryTimeline itinerary={props.offer} />
            <FareFoot {...props} />
          </div>
        </Disclosure>
      </div>
    );
  }
  return (
    <div className={styles.opener}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {popup.title} <Icon name="down" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={popup.title}
        closeLabel={popup.close}
        footer={<FareFoot {...props} />}
      >
        <ItineraryTimeline itinerary={props.offer} />
      </Dialog>
    </div>
  );
}

function FareFoot({ offer, pricing, link }: FlightPopupProps) {
  const { popup } = useMessages().results;
  const locale = useLocale();
  return (
    <div className={styles.foot}>
      <p>
        {popup.price}
        <b>{formatMoney(quoteIn(pricing, offer.farePerTraveller, offer.party).farePerTraveller, locale)}</b>
      </p>
      <Link {...link} className={buttonClass({ tone: "primary" })}>
        {popup.select}
      </Link>
    </div>
  );
}
