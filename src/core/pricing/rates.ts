import { type CurrencyCode, type LocalDate, type Money, money, USD } from "../kernel/index.ts";

/** How many units of each currency one US dollar buys, and how old that knowledge is. */
export interface RateTable {
  readonly base: typeof USD;
  /** Units per US dollar. */
  readonly perUsd: Readonly<Record<string, number>>;
  readonly asOf: LocalDate;
  readonly source: string;
}

/**
 * The specification's converter: price times rate, fixed to two decimals; without a rate the price stays what it was.
 * @param amount in US dollars.
 * @returns the amount in `target`, or unchanged, still in USD, when `target` has no rate.
 */
export function convert(amount: Money, target: CurrencyCode, rates: RateTable): Money {
  const rate = rates.perUsd[target];
  if (target === amount.currency || rate === undefined) return amount;
  return money(Math.round(amount.amountMinor * rate), target);
}

/** The currency in which prices can be shown: the one asked for when there is a rate, else USD. */
export function shownCurrency(asked: string | null | undefined, rates: RateTable): CurrencyCode {
  const code = asked?.toUpperCase() ?? "";
  return Object.hasOwn(rates.perUsd, code) ? (code as CurrencyCode) : USD;
}
