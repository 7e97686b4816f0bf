import { ABROAD, AMERICAN } from "./spanish-city-names.ts";

/**
 * A city's Spanish name as it is said in Latin America, or the name as it came where there is none.
 * @param where the code of its airport or of its country: cities of one name are told apart by it.
 */
export function spanishCity(name: string, where: string): string {
  const [city = name, within] = name.split(", ", 2);
  // Who says where it is tells it from the city that Spanish has a name for.
  if (within !== undefined) return `${AMERICAN[city] ?? city}, ${WITHIN[within] ?? within}`;
  return AMERICAN[name] ?? (NAMESAKES.has(where) ? name : (ABROAD[name] ?? name));
}

/** Where a city abroad has namesakes: the countries, and those of their airports. London in Ontario is no Londres, also in an old link that does not say Ontario. */
const NAMESAKES = new Set(["US", "CA", "YXU", "YQY", "FLO", "AEX", "PIE"]);

/** What is said behind a name that several cities have, where Spanish says it otherwise. */
const WITHIN: Readonly<Record<string, string>> = {
  "Big Island": "Isla Grande",
  Belarus: "Bielorrusia",
  Brazil: "Brasil",
  "Cape Verde": "Cabo Verde",
  Hawaii: "Hawái",
  Japan: "Japón",
  Louisiana: "Luisiana",
  Mexico: "México",
  Mississippi: "Misisipi",
  Missouri: "Misuri",
  "New Brunswick": "Nuevo Brunswick",
  "New Hampshire": "Nuevo Hampshire",
  "New York": "Nueva York",
  "North Carolina": "Carolina del Norte",
  "Northwest Territories": "Territorios del Noroeste",
  "Nova Scotia": "Nueva Escocia",
  "South Carolina": "Carolina del Sur",
  "South Dakota": "Dakota del Sur",
  Spain: "España",
  Turkey: "Turquía",
};
