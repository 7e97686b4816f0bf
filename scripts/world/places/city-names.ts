import { DESTINATIONS } from "../facts/destinations.ts";
import { AIRPORT_CITIES } from "../facts/airport-cities.ts";

const TYPED_CITY: ReadonlyMap<string, string> = new Map([
  ...DESTINATIONS.flatMap(({ airports, city }) => airports.map((code) => [code, city] as const)),
  ...AIRPORT_CITIES,
]);

/** What official names carry and travelers leave out. */
const TRIMMINGS: readonly RegExp[] = [
  /\s+(?:(?:Inter)?national |Regional |Municipal |County |Domestic )*(?:Airport|Airfield|Aerodrome|Airstrip|Air Base|Heliport|Seaplane Base)\b.*$/i,
  /^(?:Kingdom|Republic|Country) of /,
  / (?:am|an der) \p{Lu}\p{Ll}+$/u,
  /\s*\(historical\)$/,
  / (?:(?:\p{L}+ )?Autonomous County|County|District|Province|Region|Group of Monuments)$/u,
  / \/ .*$/,
  /-(?:si|shi)$/,
];

/**
 * The city as travelers call it: the one typed for the airport, else the given one without its official trimmings, else
 * what the airport's own name says before its kind.
 */
export function tidyCity(code: string, city: string, airportName: string): string {
  const source = city.trim() === "" ? airportName : city;
  const tidy = TRIMMINGS.reduce((name, trimming) => name.replace(trimming, ""), source).replaceAll(/[‘’ʻ`]/g, "'");
  return TYPED_CITY.get(code) ?? tidy.trim();
}
