import type { Bill } from "../../../core/booking/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { quotedRates } from "../../../core/pricing/index.ts";
import type { Pricing } from "../../present/pricing.ts";

/** The currency of a bill, at the rate that it was made with. */
export function quotedPricing(bill: Bill): Pricing {
  const [quoted, priced] =
    bill.kind === "flight" ? [bill.quote.farePerTraveller, bill.offer.farePerTraveller] : [bill.quote.total, bill.offer.rate.total];
  return { currency: bill.quote.currency, rates: quotedRates(quoted, priced, bill.createdAt.slice(0, 10) as LocalDate) };
}
