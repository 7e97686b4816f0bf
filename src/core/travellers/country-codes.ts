import codes from "i18n-iso-countries/codes.json" with { type: "json" };

/** Every country's ISO 3166-1 alpha-2 code, and XK, which is in use for Kosovo. */
export const COUNTRY_CODES: readonly string[] = codes.map(([alpha2 = ""]) => alpha2);

const known: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** Whether a text is one of `COUNTRY_CODES`, in capitals. */
export const isCountryCode = (text: string): boolean => known.has(text);
