import type { Charge } from "../../core/hotels/index.ts";
import type { Money } from "../../core/kernel/index.ts";
import { chargesIn as chargesInCurrency } from "../../core/pricing/index.ts";
import type { Pricing } from "./pricing.ts";

/** Taxes and fees one by one in the visitor's currency; they add up to `whole`. */
export const chargesIn = ({ currency, rates }: Pricing, charges: readonly Charge[], whole: Money): readonly Charge[] =>
  chargesInCurrency(currency, rates, charges, whole);
