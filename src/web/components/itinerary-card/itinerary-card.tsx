import type { ReactNode } from "react";
import { airlinesOf } from "../../../core/flights/results/index.ts";
import type { FlightOffer } from "../../../core/flights/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney, isLongPrice } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { BoundLine } from "../bound-line/bound-line.tsx";
import { ItineraryFacts } from "../itinerary-facts/itinerary-facts.tsx";
import { TripFlags } from "../trip-flags/trip-flags.tsx";
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
  /** Beside it: what puts the flight side by side with others. */
  readonly compare?: ReactNode;
  /** The typical CO2 of the search, in kilograms. */
  readonly typicalCo2Kg?: number | null;
  /** What an order reckons with that the card does not show by itself. */
  readonly note?: string | undefined;
}

/** One flight of the results: both directions, what is included, and the party's total beside the button. */
export function ItineraryCard({ offer, pricing, isLowest, action, more, compare, typicalCo2Kg = null, note }: ItineraryCardProps) {
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
          <TripFlags itinerary={offer} />
          <ItineraryFacts itinerary={offer} pricing={pricing} typicalCo2Kg={typicalCo2Kg} />
          {note && <p className={styles.note}>{note}</p>}
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
      <div className={styles.more}>
        {more}
        {compare}
      </div>
    </article>
  );
}
