import { fold } from "../../suggest/fold.ts";

const AIRPORT_WORDS = new Set(["airport", "airports", "aeropuerto", "aeropuertos", "aeroport", "aeroporto", "flughafen"]);
const SORTS = new Set([...AIRPORT_WORDS, "international", "intl", "internacional", "regional", "municipal"]);

/** Whether a folded text says that an airport is meant. */
export const wantsAirport = (text: string): boolean => text.split(" ").some((word) => AIRPORT_WORDS.has(word));

/**
 * What people call an airport for short, folded: `london heathrow`, `heathrow airport`, `lhr airport`; of a destination's airport also
 * `heathrow` alone.
 * @param cityNames of the city that it belongs to.
 */
export function shortAirportNames(name: string, code: string, cityNames: readonly string[], isOfDestination: boolean): readonly string[] {
  const whole = fold(name);
  const bare = withoutSorts(whole);
  const inCity = cityNames.map((city) => `${fold(city)} `).filter((start) => bare.startsWith(start));
  const afterCity = inCity.map((start) => bare.slice(start.length)).filter((rest) => rest.length >= SHORTEST);
  const bares = new Set([bare, ...afterCity]);
  return [...(isOfDestination ? bares : []), ...[...bares, fold(code)].map((short) => `${short} airport`)];
}

/** `London City Airport` is not called City. */
const SHORTEST = 5;

function withoutSorts(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && SORTS.has(words.at(-1) ?? "")) words.pop();
  while (words.length > 1 && SORTS.has(words[0] ?? "")) words.shift();
  return words.join(" ");
}
