import type { NearbyFare, NearbyFares, Party } from "../flights/index.ts";
import { type CurrencyCode, type Money, money } from "../kernel/index.ts";
import { quoteFlight } from "./quote.ts";
import type { RateTable } from "./rates.ts";

/** A nearby airport with what the whole party pays there, the service fee in. */
export interface NearbyQuote extends NearbyFare {
  readonly total: Money;
  /** By how much less than the cheapest trip of the search itself; null where that finds none. */
  readonly saving: Money | null;
}

/** The airports from or to which a party pays less than as it searched, in the order in which they came; all of them where the search finds nothing. */
export function quoteNearby(found: NearbyFares, party: Party, currency: CurrencyCode, rates: RateTable): readonly NearbyQuote[] {
  const totalOf = (fare: Money): Money => quoteFlight(fare, party, currency, rates).total;
  const asked = found.fare && totalOf(found.fare);
  const quotes = found.airports.map((airport): NearbyQuote => {
    const total = totalOf(airport.fare);
    return { ...airport, total, saving: asked && money(asked.amountMinor - total.amountMinor, total.currency) };
  });
  return quotes.filter(({ saving }) => saving === null || saving.amountMinor > 0);
}
