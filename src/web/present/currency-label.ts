import { type Locale, regionalLocale } from "../i18n/locale.ts";

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * `USD, US Dollar` as a choice of the currency select; a code that has no name stays alone. For loaders: a phone takes a tenth of a second to
 * look its names up, and browsers and servers do not call every currency the same.
 */
export function currencyLabel(code: string, locale: Locale): string {
  let displayNames = names.get(locale);
  if (!displayNames) names.set(locale, (displayNames = new Intl.DisplayNames(regionalLocale(locale), { type: "currency" })));
  const name = displayNames.of(code);
  return name === undefined || name === code ? code : `${code}, ${name}`;
}
