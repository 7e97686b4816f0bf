import { add, type CurrencyCode, type Money, money, times } from "../kernel/index.ts";
import type { StayPrice } from "../hotels/index.ts";
import { PLATFORM_FEE } from "./quote.ts";
import { type QuotedAt, quotedAt } from "./quoted-rates.ts";
import { convert, type RateTable } from "./rates.ts";

/** Shown on a hotel booking, and nothing (specification, section 9). */
export const HOTEL_SERVICE_FEE: Money = money(0);

/** What a stay costs, line by line, in one currency: `rooms` + `taxesAndFees` + the two fees = `total` = `dueNow` + `dueAtHotel`. */
export interface StayQuote extends QuotedAt {
  /** All rooms, taxes and fees in. */
  readonly perNight: Money;
  readonly nights: number;
  /** The stay without taxes and fees. */
  readonly rooms: Money;
  readonly taxesAndFees: Money;
  readonly serviceFee: Money;
  readonly platformFee: Money;
  readonly total: Money;
  readonly dueNow: Money;
  readonly dueAtHotel: Money;
}

/**
 * The one place where a stay's total is made: nightly price x nights (specification, section 9), which has everything mandatory
 * in, + a service fee of 0.00. The nightly price is converted and rounded once, and the total is made of what is shown.
 */
export function quoteStay(
  price: Pick<StayPrice, "perNight" | "taxesAndFees">,
  nights: number,
  payAt: "now" | "hotel",
  currency: CurrencyCode,
  rates: RateTable,
): StayQuote {
  const perNight = convert(price.perNight, currency, rates);
  const taxesAndFees = convert(price.taxesAndFees, currency, rates);
  const [serviceFee, platformFee] = [convert(HOTEL_SERVICE_FEE, currency, rates), convert(PLATFORM_FEE, currency, rates)];
  const stay = times(perNight, nights);
  const total = add(stay, serviceFee, platformFee);
  const nothing = money(0, total.currency);
  return {
    ...quotedAt(total.currency, rates),
    perNight,
    nights,
    rooms: add(stay, times(taxesAndFees, -1)),
    taxesAndFees,
    serviceFee,
    platformFee,
    total,
    dueNow: payAt === "now" ? total : nothing,
    dueAtHotel: payAt === "now" ? nothing : total,
  };
}
