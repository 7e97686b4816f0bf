import { areasOf } from "./areas.ts";
import { edgesOf } from "./edges.ts";
import { unitVectors } from "./great-circle.ts";
import type { FlightTable, GroundTable, ServicePattern, Timetable } from "./timetable.ts";
import type { World, WorldAirline } from "./world.ts";

/** Works out all that follows from a world's places and flight columns. The flights must be sorted as `World` says. */
export function assembleTimetable(
  places: Pick<World, "version" | "airports" | "metros" | "airlines" | "aircraft">,
  flights: FlightTable,
  patterns: readonly ServicePattern[],
): Timetable {
  const zones = [...new Set(places.airports.map(({ zone }) => zone))].sort();
  const ground = groundOf(places, zones);
  return {
    ...places,
    flights,
    patterns,
    zones,
    ground,
    edges: edgesOf(flights, places.airports.length, ground.vector),
    partners: partnerMatrix(places.airlines),
  };
}

function groundOf({ airports, metros }: Pick<World, "airports" | "metros">, zones: readonly string[]): GroundTable {
  const zoneIndex = new Map(zones.map((zone, index) => [zone, index]));
  const countries = new Map([...new Set(airports.map(({ country }) => country))].map((country, index) => [country, index]));
  const vector = unitVectors(airports);
  return {
    zone: Uint16Array.from(airports, ({ zone }) => zoneIndex.get(zone) ?? 0),
    country: Uint16Array.from(airports, ({ country }) => countries.get(country) ?? 0),
    area: areasOf(airports, metros, vector),
    minConnection: Uint16Array.from(
      airports.flatMap(({ minConnection: { domestic, mixed, international } }) => [domestic, mixed, international]),
    ),
    vector,
  };
}

function partnerMatrix(airlines: readonly WorldAirline[]): Uint8Array {
  const matrix = new Uint8Array(airlines.length ** 2);
  for (const [airline, { partners }] of airlines.entries()) {
    for (const partner of [airline, ...partners]) {
      matrix[airline * airlines.length + partner] = 1;
      matrix[partner * airlines.length + airline] = 1;
    }
  }
  return matrix;
}
