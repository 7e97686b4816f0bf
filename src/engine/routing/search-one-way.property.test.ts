import { describe, expect, it } from "vitest";
import type { WorldShape } from "./proof/random-world.ts";
import { trial } from "./proof/trials.ts";
import { RESULT_LIMIT } from "../../core/flights/index.ts";
import { searchOneWay } from "./search-one-way.ts";

/** From thin worlds, where the later limits decide, to dense ones with more than 200 bounds a market. */
const WORLDS: readonly (WorldShape & { readonly queries: number })[] = [
  { seed: 1, region: "all", airportCount: 24, density: 0.1, flightsPerPair: 3, airlineCount: 5, friendship: 0.2, queries: 250 },
  { seed: 2, region: "all", airportCount: 24, density: 0.4, flightsPerPair: 4, airlineCount: 4, friendship: 0.3, queries: 150 },
  { seed: 3, region: "pacific", airportCount: 10, density: 0.9, flightsPerPair: 12, airlineCount: 2, friendship: 1, queries: 150 },
  { seed: 4, region: "atlantic", airportCount: 10, density: 0.95, flightsPerPair: 16, airlineCount: 2, friendship: 1, queries: 150 },
  { seed: 5, region: "atlantic", airportCount: 14, density: 0.9, flightsPerPair: 16, airlineCount: 3, friendship: 1, queries: 240 },
  { seed: 6, region: "atlantic", airportCount: 14, density: 0.9, flightsPerPair: 18, airlineCount: 3, friendship: 1, queries: 300 },
  { seed: 7, region: "atlantic", airportCount: 14, density: 0.9, flightsPerPair: 18, airlineCount: 4, friendship: 0.5, queries: 150 },
];

describe("the one-way search", () => {
  let itineraries = 0;

  it.each(WORLDS)("finds exactly what the plain search finds in world $seed, and of that the best 200", (shape) => {
    const { search, reference, queries } = trial(shape, shape.queries);
    for (const query of queries) {
      const expected = reference.search(query);
      expect(searchOneWay(search, { ...query, limit: Infinity })).toEqual(expected);
      expect(searchOneWay(search, { ...query, limit: RESULT_LIMIT })).toEqual(expected.slice(0, RESULT_LIMIT));
      itineraries += expected.length;
    }
  });

  it("finds and prunes as exactly with the embedded fares", () => {
    const shape: WorldShape = {
      seed: 8,
      region: "atlantic",
      airportCount: 14,
      density: 0.9,
      flightsPerPair: 14,
      airlineCount: 3,
      friendship: 1,
    };
    const { search, reference, queries } = trial(shape, 60, "embedded");
    let mostBounds = 0;
    for (const query of queries) {
      const expected = reference.search(query);
      expect(searchOneWay(search, { ...query, limit: RESULT_LIMIT })).toEqual(expected.slice(0, RESULT_LIMIT));
      mostBounds = Math.max(mostBounds, expected.length);
    }
    expect(mostBounds).toBeGreaterThan(RESULT_LIMIT);
  });

  it("finds as exactly from two cities at once to two, in none of which a stop may lie", () => {
    const { search, reference, queries } = trial(WORLDS[1] as WorldShape, 120);
    let bounds = 0;
    for (const [nth, query] of queries.entries()) {
      const next = queries[(nth + 1) % queries.length] as (typeof queries)[number];
      const both = {
        ...query,
        origins: [...new Set([...query.origins, ...next.origins])],
        destinations: [...new Set([...query.destinations, ...next.destinations])],
      };
      const expected = reference.search(both);
      expect(searchOneWay(search, { ...both, limit: Infinity })).toEqual(expected);
      bounds += expected.length;
    }
    expect(bounds).toBeGreaterThan(300);
  });

  it("was compared on more than 100,000 itineraries", () => {
    process.stdout.write(`${itineraries} itineraries compared with the plain search: 0 missing, 0 extra\n`);
    expect(itineraries).toBeGreaterThan(100_000);
  });
});
