/** The languages of the site, the first one without a prefix in its addresses. */
export const LOCALES = ["en", "es"] as const;
export type Locale = (typeof LOCALES)[number];
