import type { FareDay, Party } from "../../core/flights/index.ts";
import type { CurrencyCode } from "../../core/kernel/index.ts";
import { type Pricing, quoteIn } from "./pricing.ts";

/** What the whole party pays on each of some days, in hundredths; null where there is no fare. */
export interface DayTotals {
  readonly currency: CurrencyCode;
  readonly totals: readonly (number | null)[];
}

/** The days' fares as the results show them: the same quote, the service fee in. */
export function dayTotals(days: readonly FareDay[], party: Party, pricing: Pricing): DayTotals {
  const { currency } = pricing;
  return { currency, totals: days.map(({ fare }) => fare && quoteIn(pricing, fare, party).total.amountMinor) };
}
