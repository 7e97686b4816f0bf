import { type Language, LANGUAGES } from "../../core/kernel/index.ts";
/** The languages of the site, the first one without a prefix in its addresses. */
export const LOCALES = LANGUAGES;
export type Locale = Language;

/** The language as it is written in the United States, where most readers are: BCP 47, for numbers, prices, times and weeks. */
export const regionalLocale = (locale: Locale): `${Locale}-US` => `${locale}-US`;

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: "English", es: "Español" };
