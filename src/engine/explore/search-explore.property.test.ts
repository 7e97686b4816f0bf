import { describe, expect, it } from "vitest";
import { addDays } from "../../core/kernel/index.ts";
import { searchOneWay, searchRoundTrip } from "../routing/index.ts";
import type { WorldShape } from "../routing/proof/random-world.ts";
import { trial } from "../routing/proof/trials.ts";
import { exploreInPieces, searchExplore } from "./index.ts";

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

describe("explore", () => {
  it.each(WORLDS)("finds for every place what the search finds, one way and back, in world $seed", (shape) => {
    const { search, queries } = trial(shape, shape.queries, shape.fares);
    const { airports, metros } = search.timetable;
    const places = [...airports.keys()].map((airport) => [airport]);
    const areas = metros.map((metro) => [...metro.airports]);
    let [ways, trips] = [0, 0];
    for (const [nth, asked] of queries.entries()) {
      const query = { ...asked, maxStops: ([2, 0, 2, 1] as const)[nth % 4] ?? 2 };
      const everywhere = [...places, ...areas];
      const returnDay = addDays(query.day, nth % 6);
      const expectedWays = everywhere.map((destinations) => searchOneWay(search, { ...query, destinations, limit: 1 })[0] ?? null);
      const found = searchExplore(search, { ...query, places: everywhere, returnDay: null });
      expect(found.map((trip) => trip?.outbound ?? null)).toEqual(expectedWays);
      const expectedTrips = everywhere.map(
        (destinations) => searchRoundTrip(search, { ...query, destinations, returnDay, limit: 1 })[0] ?? null,
      );
      expect(searchExplore(search, { ...query, places: everywhere, returnDay })).toEqual(expectedTrips);
      ways += expectedWays.filter((way) => way !== null).length;
      trips += expectedTrips.filter((trip) => trip !== null).length;
    }
    expect(ways).toBeGreaterThan(100);
    expect(trips).toBeGreaterThan(50);
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
    expect(piece.value.some((trip) => trip !== null)).toBe(true);
    expect(piece.value.slice(0, 10)).toEqual(searchExplore(search, { ...asked, places: places.slice(0, 10) }));
  });

  it("refuses a day outside of the horizon", () => {
    const { search, queries } = trial({ ...(WORLDS[0] as WorldShape), airportCount: 4 }, 1);
    const query = queries[0] as (typeof queries)[number];
    expect(() => searchExplore(search, { ...query, day: addDays(query.day, 400), places: [[1]], returnDay: null })).toThrow(RangeError);
  });
});
