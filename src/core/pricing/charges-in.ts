import type { Charge } from "../hotels/index.ts";
import { add, type CurrencyCode, type Money, times } from "../kernel/index.ts";
import { convert, type RateTable } from "./rates.ts";

/**
 * Taxes and fees one by one in another currency. Each is rounded by itself, so the largest takes what is left over or
 * missing: the lines add up to `whole`, which is what the total was made with.
 */
export function chargesIn(currency: CurrencyCode, rates: RateTable, charges: readonly Charge[], whole: Money): readonly Charge[] {
  const converted = charges.map(({ kind, amount }) => ({ kind, amount: convert(amount, currency, rates) }));
  const largest = converted.toSorted((a, b) => b.amount.amountMinor - a.amount.amountMinor)[0];
  if (!largest) return [];
  const sum = add(...(converted.map(({ amount }) => amount) as [Money, ...Money[]]));
  const rest = add(whole, times(sum, -1));
  return converted.map((charge) => (charge === largest ? { ...charge, amount: add(charge.amount, rest) } : charge));
}
