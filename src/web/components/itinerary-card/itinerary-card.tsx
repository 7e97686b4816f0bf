import type { ReactNode } from "react";
import { airlinesOf } from "../../../core/flights/results/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney, isLongPrice } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { BoundLine } from "../bound-line/bound-line.tsx";
import { ItineraryFacts } from "../itinerary-facts/itinerary-facts.tsx";
import { TripNotes } from "../trip-notes/trip-notes.tsx";
import styles from "./itinerary-card.module.css";

interface ItineraryCardProps {
  readonly offer: FlightOffer;
  readonly pricing: Pricing;
  /** Whether nothing in the whole search costs less. */
  readonly isLowest: boolean;
  /** The link that books, dressed as the card's button. */
  readonly action: ReactNode;
  /** What opens the details, at the foot of the card. */
  readonly more: ReactNode;
}

/** One flight of the results: both directions, what is included, and the party's total beside the button. */
export function ItineraryCard({ offer, pricing, isLowest, action, more }: ItineraryCardProps) {
  const { card } = useMessages().results;
  const quote = quoteIn(pricing, offer.farePerTraveller, offer.party);
  const locale = useLocale();
  const total = formatMoney(quote.total, locale);
  const names = airlinesOf(offer).map(({ name }) => name);
  return (
    <article className={`${styles.card} ${isLowest ? styles.best : ""}`} aria-label={card.label(names.join(", "), total)}>
      {isLowest && (
        <p className={styles.flag}>
          <Icon name="tag" /> {card.lowestTotal}
        </p>
      )}
      <div className={styles.inner}>
        <div className={styles.trip}>
          <BoundLine bound={offer.outbound} heading={card.depart} />
          {offer.inbound && <BoundLine bound={offer.inbound} heading={card.return} />}
          <TripNotes itinerary={offer} />
          <ItineraryFacts itinerary={offer} pricing={pricing} />
        </div>
        <div className={`${styles.buy} ${isLongPrice(total) ? styles.long : ""}`}>
          <p className={styles.total}>{total}</p>
          <p className={styles.each}>
            {card.total(quote.travellers)}
            <br />
            <b>{formatMoney(quote.farePerTraveller, locale)}</b> {card.each}
            <br />
            {card.fee(formatMoney(quote.serviceFee, locale))}
          </p>
          <div className={styles.action}>{action}</div>
        </div>
      </div>
      <div className={styles.more}>{more}</div>
    </article>
  );
}
