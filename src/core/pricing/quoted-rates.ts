import { type CurrencyCode, type LocalDate, type Money, USD } from "../kernel/index.ts";
import type { RateTable } from "./rates.ts";

/** The currency of a quote, and how much of it a US dollar bought then; quotes of before 2026-12 do not say. */
export interface QuotedAt {
  readonly currency: CurrencyCode;
  readonly perUsd?: number;
}

/** How much of a currency a US dollar buys: 1 for US dollars, and where there is no rate and amounts stay in them. */
export const quotedAt = (currency: CurrencyCode, rates: RateTable): Required<QuotedAt> => ({
  currency,
  perUsd: rates.perUsd[currency] ?? 1,
});

/**
 * The exchange rate of a quote; where it does not say, as an amount of it tells, to as many digits as that has.
 * @param example an amount of the quote, and the same in US dollars. @param asOf the day of the quote.
 */
export function quotedRates(
  { currency, perUsd }: QuotedAt,
  { quoted, priced }: { readonly quoted: Money; readonly priced: Money },
  asOf: LocalDate,
): RateTable {
  const told = priced.amountMinor === 0 ? 1 : quoted.amountMinor / priced.amountMinor;
  return { base: USD, perUsd: { [USD]: 1, [currency]: perUsd ?? told }, asOf, source: "the quote" };
}
