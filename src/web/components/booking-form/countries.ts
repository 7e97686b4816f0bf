import { COUNTRY_CODES } from "../../../core/travellers/index.ts";
import { type Locale, regionalLocale } from "../../i18n/locale.ts";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Where most customers live (specification, section 2). */
const FIRST = ["US", "CA", "GB"];

/** Every country by its name in a language: United States, Canada and United Kingdom first, then by the alphabet. */
export function listCountries(locale: Locale): readonly Country[] {
  const names = new Intl.DisplayNames(regionalLocale(locale), { type: "region" });
  const all = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  return all.toSorted((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, locale));
}

const rank = (code: string): number => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
