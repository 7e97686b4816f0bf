import { describe, expect, it } from "vitest";
import type { WorldShape } from "./proof/random-world.ts";
import { everyPair } from "./proof/reference-pairs.ts";
import { trial } from "./proof/trials.ts";
import { RESULT_LIMIT } from "../../core/flights/index.ts";
import { searchRoundTrip } from "./search-round-trip.ts";

const WORLDS: readonly (WorldShape & { readonly queries: number })[] = [
  { seed: 21, region: "all", airportCount: 24, density: 0.6, flightsPerPair: 5, airlineCount: 5, friendship: 0.3, queries: 130 },
  { seed: 22, region: "atlantic", airportCount: 12, density: 0.9, flightsPerPair: 8, airlineCount: 3, friendship: 1, queries: 80 },
];

describe("the round-trip search", () => {
  it.each(WORLDS)("finds the best 200 of all pairs in world $seed", (shape) => {
    const { search, reference, fares, queries } = trial(shape, shape.queries);
    let mostPairs = 0;
    for (const query of queries) {
      const back = { ...query, origins: query.destinations, destinations: query.origins, day: query.returnDay };
      const expected = everyPair(reference.search(query), reference.search(back), fares);
      expect(searchRoundTrip(search, { ...query, limit: RESULT_LIMIT })).toEqual(expected.slice(0, RESULT_LIMIT));
      mostPairs = Math.max(mostPairs, expected.length);
    }
    expect(mostPairs).toBeGreaterThan(RESULT_LIMIT);
  });
});
