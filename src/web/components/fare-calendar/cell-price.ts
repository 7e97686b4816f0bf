import { type Money, toNumber } from "../../../core/kernel/index.ts";
import { type Locale, regionalLocale } from "../../i18n/locale.ts";

/** What a seventh of a phone's width holds, in letters. */
const CELL_LENGTH = 6;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A price so short that it fits a calendar's cell: `$312`, `$12.3K`; without its sign where that is more than one letter, `4.96M`. Which
 * currency it is, and that it is rounded, is said beside the calendar.
 */
export function cellPrice(price: Money, locale: Locale): string {
  const { currency } = price;
  const whole = { style: "currency", currency, currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 } as const;
  const signLength = (
    formatterOf(whole, locale)
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? ""
  ).length;
  const sign = signLength === 1 ? whole : { maximumFractionDigits: 0 };
  const { maximumFractionDigits: _, ...bare } = sign;
  const write = (way: Intl.NumberFormatOptions) => formatterOf(way, locale).format(toNumber(price)).replaceAll(/\s/g, "");
  const rounded = write(sign);
  // A letter that stands for thousands needs no blank before it, and there is no room for one.
  return rounded.length <= CELL_LENGTH ? rounded : write({ ...bare, notation: "compact", maximumSignificantDigits: 3 });
}

function formatterOf(way: Intl.NumberFormatOptions, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${way.currency ?? ""} ${way.notation ?? "rounded"}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(regionalLocale(locale), way);
  formatters.set(key, made);
  return made;
}
