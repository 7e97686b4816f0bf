import type { Party } from "../../core/flights/index.ts";
import type { FoundRate, Rate } from "../../core/hotels/index.ts";
import type { CurrencyCode, Money } from "../../core/kernel/index.ts";
import { type FlightQuote, quoteFlight, quoteStay, type RateTable, type StayQuote } from "../../core/pricing/index.ts";

/** What turns a fare in US dollars into what the visitor is shown. */
export interface Pricing {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** The rates cut down to the visitor's currency, small enough to travel with a page. */
export function pricingFor(currency: CurrencyCode, rates: RateTable): Pricing {
  const perUsd = Object.fromEntries(Object.entries(rates.perUsd).filter(([code]) => code === currency || code === rates.base));
  return { currency, rates: { ...rates, perUsd } };
}

export const quoteIn = (pricing: Pricing, farePerTraveller: Money, party: Party): FlightQuote =>
  quoteFlight(farePerTraveller, party, pricing.currency, pricing.rates);

export const stayQuoteIn = (pricing: Pricing, rate: Pick<Rate, "perNight" | "taxesAndFees" | "payAt">, nights: number): StayQuote =>
  quoteStay(rate, nights, rate.payAt, pricing.currency, pricing.rates);

/** Of a rate as lists have it, which do not say who takes the money: that changes nothing about how much it is. */
export const foundQuoteIn = (pricing: Pricing, rate: FoundRate, nights: number): StayQuote =>
  stayQuoteIn(pricing, { ...rate, payAt: "now" }, nights);
