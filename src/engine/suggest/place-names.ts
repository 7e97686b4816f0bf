import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import spanish from "i18n-iso-countries/langs/es.json" with { type: "json" };
import { cityNames } from "./city-names.ts";
import { countryNicknames } from "./country-nicknames.ts";
import { nicknames } from "./nicknames.ts";
import type { PlaceNames } from "./name-tables.ts";
import { regions } from "./regions.ts";

/** A country's names in English and Spanish (i18n-iso-countries, after ISO 3166) and what people say instead. */
function countryNames(): PlaceNames["countries"] {
  const tables: readonly Readonly<Record<string, string | readonly string[]>>[] = [english.countries, spanish.countries, countryNicknames];
  return Object.fromEntries(Object.keys(english.countries).map((code) => [code, tables.flatMap((table) => table[code] ?? [])]));
}

export const placeNames: PlaceNames = { cities: cityNames, nicknames, regions, countries: countryNames() };
