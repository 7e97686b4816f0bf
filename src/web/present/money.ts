import { currencySign, formatCompact, formatMoney, formatNumber, type Money, toNumber } from "../../core/kernel/index.ts";
import type { Locale } from "../i18n/locale.ts";

/** Longer than this, a price is written in thousands or millions where it must be short. */
const SHORT_LENGTH = 8;

/** `$189`, `IDR 4.96M`: for pins of a map, where the exact price stands in the list beside it. */
export function formatShort(money: Money, locale: Locale): string {
  const sign = currencySign(money.currency, locale);
  const rounded = `${sign}${formatNumber(Math.round(toNumber(money)))}`;
  return rounded.length <= SHORT_LENGTH ? rounded : `${sign}${formatCompact(toNumber(money), locale)}`;
}

/** The whole price, in millions alone where the whole one is so long that beside it a name would be broken: `$47,216.31`, `IDR 98.8M`. */
export function formatBrief(money: Money, locale: Locale): string {
  const exact = formatMoney(money, locale);
  return isLongPrice(exact) ? formatShort(money, locale) : exact;
}

/** Whether a price, as written, leaves no room for something beside it on a phone: `IDR 806,345,347.50` does, `$47,216.31` does not. */
export const isLongPrice = (text: string): boolean => text.length > 13;
