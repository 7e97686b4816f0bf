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
    ...ticketMatrices(places.airlines),
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

function ticketMatrices(airlines: readonly WorldAirline[]): Pick<Timetable, "partners" | "interlines"> {
  const count = airlines.length;
  const partners = new Uint8Array(count * count);
  for (const [airline, { partners: names }] of airlines.entries()) {
    for (const partner of [airline, ...names]) partners[airline * count + partner] = partners[partner * count + airline] = 1;
  }
  const interlines = partners.slice();
  const interlining = airlines.flatMap(({ model }, airline) => (model === "lowcost" ? [] : [airline]));
  for (const first of interlining) for (const second of interlining) interlines[first * count + second] = 1;
  return { partners, interlines };
}
