import { type LocalDate, type Money, USD } from "../kernel/index.ts";
import type { RateTable } from "./rates.ts";

/**
 * The exchange rate that something was quoted at, as its amounts tell it. What is said of a booking beside its total (charges, what a
 * cancellation costs) is converted by it: the rates of a later day would not agree with what was paid.
 * @param quoted an amount of the quote. @param priced the same in US dollars. @param asOf the day of the quote.
 */
export const quotedRates = (quoted: Money, priced: Money, asOf: LocalDate): RateTable => ({
  base: USD,
  perUsd: { [USD]: 1, [quoted.currency]: priced.amountMinor === 0 ? 1 : quoted.amountMinor / priced.amountMinor },
  asOf,
  source: "the quote",
});
