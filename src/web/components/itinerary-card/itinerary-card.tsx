import type { CSSProperties, ReactNode } from "react";
import { airlinesOf } from "../../../core/flights/results/index.ts";
import type { Bound, FlightOffer } from "../../../core/flights/index.ts";
import { formatMoney } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { boundKey, boundName } from "../../present/bound-names.ts";
import { isLongPrice } from "../../present/money.ts";
import { type Pricing, quoteIn } from "../../present/pricing.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { BetweenFlights } from "../between-flights/between-flights.tsx";
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
  /** What the price is, where it is more than that of the flights on the card. */
  readonly priceLabel?: string | null;
  /** Where the flight stands in a multi-city trip whose flights are chosen one after another. */
  readonly place?: TripPlace | null;
}

/** The place of a flight within a multi-city trip. */
export interface TripPlace {
  /** Counted from 1. */
  readonly number: number;
  /** The bound before it; null for the first. */
  readonly before: Bound | null;
}

/** One flight of the results: both directions, the party's total beside the button, and what is included. */
export function ItineraryCard({
  offer,
  pricing,
  isLowest,
  action,
  more,
  compare,
  typicalCo2Kg = null,
  note,
  priceLabel = null,
  place = null,
}: ItineraryCardProps) {
  const { results } = useMessages();
  const { card } = results;
  const quote = quoteIn(pricing, offer.farePerTraveller, offer.party);
  const locale = useLocale();
  const total = formatMoney(quote.total, locale);
  const isLong = isLongPrice(total);
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
          {offer.bounds.map((bound, index) => (
            <BoundLine
              key={boundKey(bound)}
              bound={bound}
              heading={place ? results.flightNth(place.number) : boundName(offer.tripType, index, card, results.flightNth)}
            />
          ))}
          {place?.before && <BetweenFlights bounds={[place.before, ...offer.bounds]} first={place.number - 1} />}
          <TripNotes itinerary={offer} />
          <TripFlags itinerary={offer} />
        </div>
        <div className={`${styles.buy} ${roomClass(total)}`} style={isLong ? lettersOf(total) : undefined}>
          {priceLabel !== null && <p className={styles.label}>{priceLabel}</p>}
          <p className={styles.total}>{total}</p>
          <p className={styles.each}>
            {card.total(quote.travellers)} <br className={styles.break} />
            {card.fee(formatMoney(quote.serviceFee, locale))}
            {quote.travellers > 1 && (
              <>
                <br />
                <b>{formatMoney(quote.farePerTraveller, locale)}</b> {card.each}
              </>
            )}
          </p>
          <div className={styles.action}>{action}</div>
        </div>
        <div className={styles.terms}>
          <ItineraryFacts itinerary={offer} pricing={pricing} typicalCo2Kg={typicalCo2Kg} />
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      <div className={styles.more}>
        {more}
        {compare}
      </div>
    </article>
  );
}

/** The most letters of a total that leave its button all its room on a phone: `MX$7,279.22`. */
const LETTERS_WITH_ROOM = 11;

const roomClass = (total: string): string | undefined => {
  if (isLongPrice(total)) return styles.long;
  return total.length > LETTERS_WITH_ROOM ? styles.close : "";
};

const lettersOf = (price: string) => ({ "--letters": price.length }) as CSSProperties;
