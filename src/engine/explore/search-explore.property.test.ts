import { describe, expect, it } from "vitest";
import { addDays, type LocalDate } from "../../core/kernel/index.ts";
import { bestRoundTrip, type BoundSearch, type OneWayQuery, searchOneWay, searchRoundTrip } from "../routing/index.ts";
import type { WorldShape } from "../routing/proof/random-world.ts";
import { trial } from "../routing/proof/trials.ts";
import { type FoundTrip, exploreInPieces, searchExplore } from "./index.ts";

const WORLDS: readonly (WorldShape & { readonly queries: number; readonly fares: "plain" | "embedded" })[] = [
  {
    seed: 51,
    region: "all",
    airportCount: 24,
    density: 0.1,
    flightsPerPair: 3,
    airlineCount: 5,
    friendship: 0.2,
    queries: 60,
    fares: "plain",
  },
  {
    seed: 52,
    region: "all",
    airportCount: 24,
    density: 0.4,
    flightsPerPair: 4,
    airlineCount: 4,
    friendship: 0.3,
    queries: 30,
    fares: "embedded",
  },
  {
    seed: 53,
    region: "pacific",
    airportCount: 10,
    density: 0.9,
    flightsPerPair: 8,
    airlineCount: 2,
    friendship: 1,
    queries: 30,
    fares: "plain",
  },
];

/** Many small worlds of all shapes, with the embedded fares: hours, detours and airlines that are cheaper than others. */
const SMALL_WORLDS: typeof WORLDS = Array.from({ length: 80 }, (_, nth) => ({
  seed: 500 + nth,
  region: (["all", "atlantic", "pacific"] as const)[nth % 3] ?? "all",
  airportCount: 10 + (nth % 19),
  density: [0.1, 0.2, 0.4, 0.8][nth % 4] ?? 0.4,
  flightsPerPair: 1 + (nth % 5),
  airlineCount: 1 + (nth % 7),
  friendship: [0.1, 0.3, 0.7, 1][Math.floor(nth / 4) % 4] ?? 1,
  queries: 8,
  fares: "embedded",
}));

/** The trips as they follow from the search: the cheapest of all that it finds with so many stops at most, for every such number that makes a difference. */
function plainTrips(search: BoundSearch, query: OneWayQuery, returnDay: LocalDate | null): FoundTrip[] {
  const bounds = returnDay === null ? searchOneWay(search, { ...query, limit: Infinity }) : [];
  const upTo = (stops: number): FoundTrip | null => {
    const isWanted = ({ flights }: { readonly flights: readonly number[] }): boolean => flights.length - 1 <= stops;
    if (returnDay !== null) return bestRoundTrip(search, { ...query, returnDay }, isWanted);
    const outbound = bounds.find(isWanted);
    return outbound === undefined ? null : { outbound, inbound: null, cents: outbound.cents };
  };
  const trips = [upTo(2), upTo(1), upTo(0)].filter((trip) => trip !== null);
  return trips.filter((trip, nth) => nth === 0 || stopsOf(trip) < stopsOf(trips[nth - 1] as FoundTrip));
}

const stopsOf = ({ outbound, inbound }: FoundTrip): number => Math.max(outbound.flights.length, inbound?.flights.length ?? 0) - 1;

/** Holds all places of a world, and its areas, to the search. @returns how many places there are with a way, with a trip, and with a dearer one of fewer stops. */
function compare(shape: (typeof WORLDS)[number]): Readonly<Record<"ways" | "trips" | "withFewer", number>> {
  const { search, queries } = trial(shape, shape.queries, shape.fares);
  const { airports, metros, ground } = search.timetable;
  const everywhere = [...[...airports.keys()].map((airport) => [airport]), ...metros.map((metro) => [...metro.airports])];
  let [ways, trips, withFewer] = [0, 0, 0];
  for (const [nth, asked] of queries.entries()) {
    // Also from two cities at once, in neither of which a stop may lie.
    const other = asked.destinations.find((airport) => asked.origins.every((origin) => ground.area[origin] !== ground.area[airport]));
    const origins = nth % 3 === 0 && other !== undefined ? [...asked.origins, other] : asked.origins;
    const query = { ...asked, origins, maxStops: ([2, 0, 2, 1, 2] as const)[nth % 5] ?? 2 };
    const returnDay = addDays(query.day, nth % 6);
    const expectedWays = everywhere.map((destinations) => plainTrips(search, { ...query, destinations }, null));
    expect(searchExplore(search, { ...query, places: everywhere, returnDay: null })).toEqual(expectedWays);
    const expectedTrips = everywhere.map((destinations) => plainTrips(search, { ...query, destinations }, returnDay));
    expect(searchExplore(search, { ...query, places: everywhere, returnDay })).toEqual(expectedTrips);
    ways += expectedWays.filter((found) => found.length > 0).length;
    trips += expectedTrips.filter((found) => found.length > 0).length;
    withFewer += [...expectedWays, ...expectedTrips].filter((found) => found.length > 1).length;
  }
  return { ways, trips, withFewer };
}

describe("explore", () => {
  it.each(WORLDS)("finds for every place what the search finds, one way and back, in world $seed", (shape) => {
    const { ways, trips } = compare(shape);
    expect(ways).toBeGreaterThan(100);
    expect(trips).toBeGreaterThan(50);
  });

  it("does so in small worlds of all shapes", () => {
    const compared = SMALL_WORLDS.map(compare);
    expect(compared.reduce((sum, { ways }) => sum + ways, 0)).toBeGreaterThan(3000);
    expect(compared.reduce((sum, { trips }) => sum + trips, 0)).toBeGreaterThan(1500);
    expect(compared.reduce((sum, { withFewer }) => sum + withFewer, 0)).toBeGreaterThan(300);
  });

  it("finds the same in pieces, whatever is searched in between", () => {
    const { search, queries } = trial(WORLDS[1] as WorldShape, 2, "embedded");
    const [query, between] = queries as [(typeof queries)[number], (typeof queries)[number]];
    const places = Array.from({ length: 450 }, (_, nth) => [nth % search.timetable.airports.length]);
    const asked = { ...query, places, returnDay: addDays(query.day, 3) };
    const pieces = exploreInPieces(search, asked);
    let [piece, pauses] = [pieces.next(), 0];
    while (piece.done !== true) {
      pauses++;
      searchRoundTrip(search, { ...between, returnDay: addDays(between.day, 2), limit: 5 });
      piece = pieces.next();
    }
    expect([pauses, piece.value.length]).toEqual([3, 450]);
    expect(piece.value).toEqual(searchExplore(search, asked));
    expect(piece.value.some((trips) => trips.length > 0)).toBe(true);
    expect(piece.value.slice(0, 10)).toEqual(searchExplore(search, { ...asked, places: places.slice(0, 10) }));
  });

  it("refuses a day outside of the horizon", () => {
    const { search, queries } = trial({ ...(WORLDS[0] as WorldShape), airportCount: 4 }, 1);
    const query = queries[0] as (typeof queries)[number];
    expect(() => searchExplore(search, { ...query, day: addDays(query.day, 400), places: [[1]], returnDay: null })).toThrow(RangeError);
  });
});
