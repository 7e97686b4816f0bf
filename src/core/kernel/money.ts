import type { Brand } from "./brand.ts";

/** An ISO 4217 code that the rate table may know: `USD`. */
export type CurrencyCode = Brand<string, "CurrencyCode">;

/**
 * An amount of money. `amountMinor` is an integer count of hundredths, in every currency: the specification shows two
 * decimals everywhere, so a hundredth is also the unit of a yen amount here.
 */
export interface Money {
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

export const USD = "USD" as CurrencyCode;

/** @throws RangeError when `amountMinor` is not a safe integer: a fraction of a cent is always a defect. */
export function money(amountMinor: number, currency: CurrencyCode = USD): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`Not a whole number of minor units: ${amountMinor}`);
  return { amountMinor, currency };
}

export function add(first: Money, ...others: readonly Money[]): Money {
  let sum = first.amountMinor;
  for (const other of others) {
    if (other.currency !== first.currency) throw new TypeError(`Cannot add ${other.currency} to ${first.currency}.`);
    sum += other.amountMinor;
  }
  return money(sum, first.currency);
}

export const times = (amount: Money, count: number): Money => money(amount.amountMinor * count, amount.currency);

export const isSame = (a: Money, b: Money): boolean => a.currency === b.currency && a.amountMinor === b.amountMinor;

/** `123456` minor units as `"1234.56"`, the wire's decimal form. */
export function toDecimal(amount: Money): string {
  const sign = amount.amountMinor < 0 ? "-" : "";
  const digits = String(Math.abs(amount.amountMinor)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** As a JSON number with at most two decimals: `1234.56`. */
export const toNumber = (amount: Money): number => amount.amountMinor / 100;

/**
 * Reads `1234.5`, `"1,234.50"` or `1234.56` as minor units; null when it is no such number or finer than a hundredth. A comma parts thousands and
 * nothing else: `12,50` may mean twelve and a half, and is none.
 */
export function parseAmountMinor(value: string | number): number | null {
  const text = String(value).trim();
  if (!/^-?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text.replaceAll(",", "")) * 100);
}
