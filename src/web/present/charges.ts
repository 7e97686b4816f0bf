import type { Charge } from "../../core/hotels/index.ts";
import { add, type Money, times } from "../../core/kernel/index.ts";
import { convert } from "../../core/pricing/index.ts";
import type { Pricing } from "./pricing.ts";

/**
 * Taxes and fees one by one in the visitor's currency. Each is rounded by itself, so the largest takes what is left over or
 * missing: the lines add up to `whole`, which is what the total was made with.
 */
export function chargesIn({ currency, rates }: Pricing, charges: readonly Charge[], whole: Money): readonly Charge[] {
  const converted = charges.map(({ kind, amount }) => ({ kind, amount: convert(amount, currency, rates) }));
  const largest = converted.toSorted((a, b) => b.amount.amountMinor - a.amount.amountMinor)[0];
  if (!largest) return [];
  const sum = add(...(converted.map(({ amount }) => amount) as [Money, ...Money[]]));
  const rest = add(whole, times(sum, -1));
  return converted.map((charge) => (charge === largest ? { ...charge, amount: add(charge.amount, rest) } : charge));
}
