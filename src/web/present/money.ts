import { currencySign, formatNumber, type Money, toNumber } from "../../core/kernel/index.ts";
import { type Locale, regionalLocale } from "../i18n/locale.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** Longer than this, a price is written in thousands or millions where it must be short. */
const SHORT_LENGTH = 8;

/** `$189`, `IDR 4.96M`: for pins of a map, where the exact price stands in the list beside it. */
export function formatShort(money: Money, locale: Locale): string {
  const rounded = `${currencySign(money.currency, locale)}${formatNumber(Math.round(toNumber(money)))}`;
  if (rounded.length <= SHORT_LENGTH) return rounded;
  return compactFormatter(money.currency, locale).format(toNumber(money));
}

function compactFormatter(currency: string, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const shape = { style: "currency", currency, notation: "compact", maximumSignificantDigits: 3 } as const;
  let formatter = formatters.get(key);
  if (!formatter) formatters.set(key, (formatter = new Intl.NumberFormat(regionalLocale(locale), shape)));
  return formatter;
}

/** Whether a price, as written, leaves no room for something beside it on a phone: `IDR 806,345,347.50` does, `$47,216.31` does not. */
export const isLongPrice = (text: string): boolean => text.length > 13;
