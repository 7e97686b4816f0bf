import { AIRPORT_NAMES } from "../facts/airport-names.ts";

/** What says that a name is that of an airport. */
const KIND = /\b(?:Airport|Airfield|Airstrip|Airpark|Jetport|Sunport|Field|Aerodrome|Heliport|Base|Terminal|RAF)\b|EuroAirport/;

/** "Airport" in other languages, at the end of a name that has no other word for it. */
const KIND_ELSEWHERE = / (?:Aeroporto|Lufthavn)$/;

/** The airport's name in English: the one typed for it, else the given one, which says that it is an airport. */
export function tidyAirportName(code: string, name: string): string {
  const typed = AIRPORT_NAMES.get(code);
  if (typed !== undefined) return typed;
  return KIND.test(name) ? name : `${name.replace(KIND_ELSEWHERE, "")} Airport`;
}
