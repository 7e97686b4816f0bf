import type { WorldAirport, WorldMetro } from "../timetable/world.ts";

/** A place that can be suggested: an airport, a metropolitan area, or both where they share a code (HOU, SHA). */
export interface ListedPlace {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  /** Million passengers a year; those of a metropolitan area are the sum of its airports'. */
  readonly mppa: number;
  /** The airport's own name; null for a metropolitan area alone. */
  readonly airportName: string | null;
  /** The metropolitan areas that an airport belongs to. */
  readonly metros: readonly WorldMetro[];
  /** The codes under which its city's names may be typed: its own, its metropolitan areas', and for an area its biggest airport's. */
  readonly namedAfter: readonly string[];
}

/** All places, busiest first; a metropolitan area stands before its airports. The position is the place's number and its standing. */
export function listPlaces(airports: readonly WorldAirport[], metros: readonly WorldMetro[]): readonly ListedPlace[] {
  const metrosOf = new Map<number, WorldMetro[]>();
  for (const metro of metros) for (const airport of metro.airports) metrosOf.set(airport, [...(metrosOf.get(airport) ?? []), metro]);
  const places = new Map<string, ListedPlace>();
  for (const metro of metros) places.set(metro.code, metroPlace(metro, airports));
  for (const [index, { code, city, country, mppa, name }] of airports.entries()) {
    const areas = metrosOf.get(index) ?? [];
    const namedAfter = [code, ...areas.map((metro) => metro.code)];
    const weight = places.get(code)?.mppa ?? mppa;
    places.set(code, { code, city, country, mppa: weight, airportName: name, metros: areas, namedAfter });
  }
  return [...places.values()].sort(
    (a, b) => b.mppa - a.mppa || Number(a.airportName !== null) - Number(b.airportName !== null) || (a.code < b.code ? -1 : 1),
  );
}

function metroPlace(metro: WorldMetro, airports: readonly WorldAirport[]): ListedPlace {
  const mppa = metro.airports.reduce((sum, index) => sum + (airports[index]?.mppa ?? 0), 0);
  const biggest = airports[metro.airports[0] ?? -1];
  const namedAfter = biggest?.city === metro.city ? [metro.code, biggest.code] : [metro.code];
  return { code: metro.code, city: metro.city, country: metro.country, mppa, airportName: null, metros: [], namedAfter };
}
