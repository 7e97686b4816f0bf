import codes from "i18n-iso-countries/codes.json" with { type: "json" };

/** Every country's ISO 3166-1 alpha-2 code. */
export const COUNTRY_CODES: readonly string[] = codes.map(([alpha2 = ""]) => alpha2);

const known: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** Whether a text is an ISO 3166-1 alpha-2 code, in capitals. */
export const isCountryCode = (text: string): boolean => known.has(text);
