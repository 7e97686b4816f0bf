import { type Arbitrary, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { plainBoundChoice, plainlyWorthwhile, plainPairChoice } from "./proof/plain-choice.ts";
import { type BoundsShape, randomBounds, randomEnds } from "./proof/random-bounds.ts";
import { everyPair } from "./proof/reference-pairs.ts";
import { seeded } from "../../core/kernel/index.ts";
import { plainFares } from "./proof/plain-fares.ts";
import { randomWorld } from "./proof/random-world.ts";
import { Dominance } from "./dominance.ts";
import { bestPairs } from "./pair-order.ts";
import type { FlightEnds } from "./bound-class.ts";
import type { FoundBound, FoundRoundTrip } from "./query.ts";
import { RESULT_LIMIT } from "../../core/flights/index.ts";
import { varyBounds } from "./vary-bounds.ts";
import { varyPairs } from "./vary-pairs.ts";

const fares = plainFares(
  randomWorld({ seed: 1, region: "all", airportCount: 4, density: 0.5, flightsPerPair: 1, airlineCount: 2, friendship: 0 }),
);
const seeds = integer({ min: 0, max: 1e6 });
const shapes = (counts: readonly number[]): Arbitrary<BoundsShape> =>
  record({
    count: constantFrom(...counts),
    plates: constantFrom(1, 3, 12),
    prices: constantFrom(3, 40, 5000),
    nonstopShare: constantFrom(0, 0.1, 0.4, 1),
  });

function worthwhileOf(bounds: readonly FoundBound[], ends: FlightEnds): FoundBound[] {
  const dominance = new Dominance(ends);
  return bounds.filter(({ flights, days, plate, cents, departsAtUtcMinute: departsAt, arrivesAtUtcMinute: arrivesAt }) =>
    dominance.isWorthwhile({
      legs: flights.length,
      flights: Int32Array.from(flights),
      days: Int32Array.from(days),
      plate,
      departsAt,
      arrivesAt,
      cents,
    }),
  );
}

/** What the cheapest trip costs that begins at an airport and comes back to it: what a filter for the airport shows first. */
const leastFrom = (airport: number, pairs: readonly Pick<FoundRoundTrip, "outbound" | "inbound" | "cents">[], ends: FlightEnds) =>
  pairs.find(
    ({ outbound, inbound }) => ends.from[outbound.flights[0] ?? -1] === airport && ends.to[inbound.flights.at(-1) ?? -1] === airport,
  )?.cents;

describe("a varied answer", () => {
  it("holds the bounds that the plain choice does", () => {
    let full = 0;
    const holds = property(seeds, shapes([0, 1, 30, 400, 1500]), (seed, shape) => {
      const dice = seeded(seed);
      const ends = randomEnds(dice);
      const bounds = randomBounds(shape, 0, dice);
      const worthwhile = worthwhileOf(bounds, ends);
      const answer = varyBounds(worthwhile, ends);
      expect(worthwhile).toEqual(plainlyWorthwhile(bounds, ends));
      expect(answer).toEqual(plainBoundChoice(worthwhile, ends));
      expect(answer[0]).toEqual(bounds[0]);
      if (worthwhile.length > RESULT_LIMIT) full++;
    });
    assert(holds, { seed: 5, numRuns: 150 });
    expect(full).toBeGreaterThan(10);
  });

  it("holds the pairs that the plain choice does", () => {
    let full = 0;
    const holds = property(seeds, shapes([0, 3, 20, 90, 200]), shapes([1, 12, 60, 120]), (seed, out, back) => {
      const dice = seeded(seed);
      const ends = randomEnds(dice);
      const [outbounds, inbounds] = [randomBounds(out, 0, dice), randomBounds(back, 720 * dice.below(4), dice)];
      const kept = { outbounds: worthwhileOf(outbounds, ends), inbounds: worthwhileOf(inbounds, ends) };
      const pairs = everyPair(kept.outbounds, kept.inbounds, fares);
      const answer = varyPairs({ ...kept, fares }, ends);
      expect(answer).toEqual(plainPairChoice(pairs, kept, ends));
      expect(answer[0]?.cents).toBe(everyPair(outbounds, inbounds, fares)[0]?.cents);
      expect(answer.slice(0, 1)).toEqual(bestPairs({ outbounds, inbounds, fares }, 1));
      for (const airport of [0, 1]) expect(leastFrom(airport, answer, ends)).toBe(leastFrom(airport, pairs, ends));
      if (pairs.length > RESULT_LIMIT) full++;
    });
    assert(holds, { seed: 5, numRuns: 150 });
    expect(full).toBeGreaterThan(10);
  });
});
