import { describe, expect, it } from "vitest";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { stopCountry } from "./corridor-limits.ts";
import { randomWorld } from "./proof/random-world.ts";
import { LIMITS, RELAXED_LIMITS } from "./rules.ts";

const shape = { seed: 1, region: "all", airportCount: 4, density: 0, flightsPerPair: 0, airlineCount: 1, friendship: 0 } as const;

/** A world of four airports, two in each of two countries. */
const timetableOf = (...countries: readonly string[]) => {
  const world = randomWorld(shape);
  return decodeTimetable(
    encodeWorld({ ...world, airports: world.airports.map((airport, place) => ({ ...airport, country: countries[place] ?? "" })) }),
  );
};

describe("where the stops of a bound may lie", () => {
  const [usual] = LIMITS;

  it("is at home, where it leads from one place of a country to another", () => {
    const timetable = timetableOf("BR", "BR", "PE", "PE");
    expect([stopCountry(timetable, 0, 1, usual ?? RELAXED_LIMITS), stopCountry(timetable, 0, 2, usual ?? RELAXED_LIMITS)]).toEqual([
      timetable.ground.country[0],
      null,
    ]);
  });

  it("is anywhere where nothing else is found, but for the United States and Canada", () => {
    expect(stopCountry(timetableOf("BR", "BR", "PE", "PE"), 0, 1, RELAXED_LIMITS)).toBe(null);
    const closed = timetableOf("US", "US", "CA", "CA");
    expect([stopCountry(closed, 0, 1, RELAXED_LIMITS), stopCountry(closed, 2, 3, RELAXED_LIMITS)]).toEqual([
      closed.ground.country[0],
      closed.ground.country[2],
    ]);
    expect(stopCountry(closed, 0, 3, RELAXED_LIMITS)).toBe(null);
  });
});
