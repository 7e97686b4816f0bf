import { Link } from "react-router";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { ItineraryTimeline } from "../../components/itinerary-timeline/itinerary-timeline.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import type { bookingLink } from "./booking-link.ts";
import styles from "./flight-popup.module.css";

interface FlightPopupProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  readonly link: ReturnType<typeof bookingLink>;
}

export function FlightPopup(props: FlightPopupProps) {
  const { popup } = useMessages().results;
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
