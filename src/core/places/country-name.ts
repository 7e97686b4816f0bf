import type { Language } from "../kernel/index.ts";

const names = new Map<string, Intl.DisplayNames>();

/**
 * `Spain` for `ES`, as the language is written in the United States; an unknown code stays as it is. For the server: browsers do not call every
 * country the same, and their first use of `Intl` takes a tenth of a second.
 * @param code ISO 3166-1 alpha-2.
 */
export function countryName(code: string, language: Language): string {
  const displayNames = names.get(language) ?? new Intl.DisplayNames(`${language}-US`, { type: "region" });
  names.set(language, displayNames);
  return displayNames.of(code) ?? code;
}
