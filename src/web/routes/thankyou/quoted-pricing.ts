import type { Bill } from "../../../core/booking/index.ts";
import { type LocalDate, USD } from "../../../core/kernel/index.ts";
import type { Pricing } from "../../present/pricing.ts";

/**
 * The exchange rate that a booking was quoted at, as its amounts tell it. What a bill says beside its total (charges, what a
 * cancellation costs) is converted by it: the rates of a later day would not agree with what was paid.
 */
export function quotedPricing(bill: Bill): Pricing {
  const { currency } = bill.quote;
  const [quoted, priced] =
    bill.kind === "flight" ? [bill.quote.farePerTraveller, bill.offer.farePerTraveller] : [bill.quote.total, bill.offer.rate.total];
  const perUsd = { [USD]: 1, [currency]: quoted.amountMinor / priced.amountMinor };
  return { currency, rates: { base: USD, perUsd, asOf: bill.createdAt.slice(0, 10) as LocalDate, source: "the quote" } };
}
