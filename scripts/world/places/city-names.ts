import { DESTINATIONS } from "../facts/destinations.ts";
import { AIRPORT_CITIES } from "../facts/airport-cities.ts";

const TYPED_CITY: ReadonlyMap<string, string> = new Map([
  ...DESTINATIONS.flatMap(({ airports, city }) => airports.map((code) => [code, city] as const)),
  ...AIRPORT_CITIES,
]);

const AIRPORT_WORDS =
  /\s+(?:(?:Inter)?national|Regional|Municipal|County|Domestic)?\s*(?:Airport|Airfield|Aerodrome|Airstrip|Air Base|Heliport|Seaplane Base)\b.*$/i;
const COUNTRY_WORDS = /^(?:Kingdom|Republic|Country) of /;
const GERMAN_RIVERS = / (?:am|an der) \p{Lu}\p{Ll}+$/u;

/**
 * The city as travelers call it: the one typed for the airport, else the given one without its official trimmings, else
 * what the airport's own name says before its kind.
 */
export function tidyCity(code: string, city: string, airportName: string): string {
  const typed = TYPED_CITY.get(code);
  if (typed !== undefined) return typed;
  const source = city.trim() === "" ? airportName.replace(AIRPORT_WORDS, "") : city;
  return source.replace(AIRPORT_WORDS, "").replace(COUNTRY_WORDS, "").replace(GERMAN_RIVERS, "").replaceAll("’", "'").trim();
}
