import { type Locale, regionalLocale } from "../i18n/locale.ts";

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * `Spain` for `ES`; an unknown code stays as it is. For loaders: browsers and servers do not call every country the same.
 * @param code ISO 3166-1 alpha-2.
 */
export function countryName(code: string, locale: Locale): string {
  let displayNames = names.get(locale);
  if (!displayNames) names.set(locale, (displayNames = new Intl.DisplayNames(regionalLocale(locale), { type: "region" })));
  return displayNames.of(code) ?? code;
}
