import { type Money, toNumber } from "../../../core/kernel/index.ts";
import { type Locale, regionalLocale } from "../../i18n/locale.ts";

/** What a seventh of a phone's width holds, in letters. */
const CELL_LENGTH = 6;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A price so short that it fits a calendar's cell: `$312`, `$12.3K`, `4.96M`. Which currency it is, and that it is rounded, is said beside
 * the calendar.
 */
export function cellPrice(price: Money, locale: Locale): string {
  const { currency } = price;
  const sign = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const short = { notation: "compact", maximumSignificantDigits: 3 } as const;
  const ways = [{ ...sign, maximumFractionDigits: 0 }, { ...sign, ...short }, short];
  const texts = ways.map((way, index) => formatterOf(way, `${locale} ${currency} ${index}`, locale).format(toNumber(price)));
  // A letter that stands for thousands needs no blank before it, and there is no room for one.
  const tight = texts.map((text) => text.replaceAll(/\s/g, ""));
  return tight.find((text) => text.length <= CELL_LENGTH) ?? tight.at(-1) ?? "";
}

function formatterOf(way: Intl.NumberFormatOptions, key: string, locale: Locale): Intl.NumberFormat {
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(regionalLocale(locale), way);
  formatters.set(key, made);
  return made;
}
