import { type Money, toNumber } from "../../core/kernel/index.ts";
import { type Locale, regionalLocale } from "../i18n/locale.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** `$1,111.00`: two decimals in every currency (specification, section 9), in the manner of the page's language. */
export function formatMoney(money: Money, locale: Locale): string {
  const key = `${locale} ${money.currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const shape = { style: "currency", currency: money.currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
    formatters.set(key, (formatter = new Intl.NumberFormat(regionalLocale(locale), shape)));
  }
  return formatter.format(toNumber(money));
}

/** Longer than this, a price is written in thousands or millions where it must be short. */
const SHORT_LENGTH = 8;

/** `$189`, `IDR 4.96M`: for pins of a map, where the exact price stands in the list beside it. */
export function formatShort(money: Money, locale: Locale): string {
  const rounded = shortFormatter(money.currency, locale, { maximumFractionDigits: 0 }).format(toNumber(money));
  if (rounded.length <= SHORT_LENGTH) return rounded;
  return shortFormatter(money.currency, locale, { notation: "compact", maximumSignificantDigits: 3 }).format(toNumber(money));
}

function shortFormatter(currency: string, locale: Locale, shape: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${shape.notation ?? "rounded"}`;
  let formatter = formatters.get(key);
  if (!formatter)
    formatters.set(key, (formatter = new Intl.NumberFormat(regionalLocale(locale), { style: "currency", currency, ...shape })));
  return formatter;
}

/** Whether a price, as written, leaves no room for something beside it on a phone: `IDR 806,345,347.50` does, `$47,216.31` does not. */
export const isLongPrice = (text: string): boolean => text.length > 13;
