import { countryName } from "../../core/places/index.ts";
import { COUNTRY_CODES } from "../../core/travellers/index.ts";

let codes: ReadonlyMap<string, string> | null = null;

/** The code (ISO 3166-1 alpha-2) of a country by its English name, in whatever letters: the specification names countries. Null for what is no name. */
export function countryCodeOf(name: string): string | null {
  codes ??= new Map(COUNTRY_CODES.map((code) => [countryName(code, "en").toLowerCase(), code]));
  return codes.get(name.trim().toLowerCase()) ?? null;
}
