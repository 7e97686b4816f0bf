import { type Bill, bookedRates } from "../../../core/booking/index.ts";
import type { Pricing } from "../../present/pricing.ts";

/** The currency of a bill, at the rate that it was made with. */
export const quotedPricing = (bill: Bill): Pricing => ({ currency: bill.quote.currency, rates: bookedRates(bill) });
