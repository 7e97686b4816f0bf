import { type City, getAllMultiAirportCities } from "iata-city-codes";
import type { WorldMetro } from "../../../src/engine/timetable/world.ts";
import { DESTINATIONS } from "../facts/destinations.ts";
import type { PlannedAirport } from "../network/plan.ts";

interface MetroFact {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly airports: readonly string[];
}

/** Our own destinations say best which airports serve a city; the package adds the cities we did not type. */
const FACTS: ReadonlyMap<string, MetroFact> = new Map(
  [...getAllMultiAirportCities().map(metroFact), ...DESTINATIONS.filter(({ airports }) => airports.length > 1)].map((fact) => [
    fact.code,
    fact,
  ]),
);

function metroFact({ code, name, countryCode, airports }: City): MetroFact {
  return { code, city: name, country: countryCode, airports: airports.map(({ iata }) => iata) };
}

/** Every metropolitan area with at least two served airports, in the order of the codes. */
export function worldMetros(airports: readonly PlannedAirport[]): readonly WorldMetro[] {
  const indices = new Map(airports.map(({ code }, index) => [code, index]));
  const sizeOf = (index: number): number => airports[index]?.mppa ?? 0;
  return [...FACTS.values()]
    .map(({ code, city, country, airports: codes }) => {
      const served = new Set(codes.flatMap((airport) => indices.get(airport) ?? []));
      return { code, city, country, airports: [...served].sort((a, b) => sizeOf(b) - sizeOf(a) || a - b) };
    })
    .filter((metro) => metro.airports.length > 1)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
