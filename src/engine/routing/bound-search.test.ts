import { describe, expect, it } from "vitest";
import { dateOfEpochDay } from "../../core/kernel/index.ts";
import { boundQuery } from "./find-bounds.ts";
import { trial } from "./proof/trials.ts";
import { longestBoundMinutes, RELAXED_LIMITS } from "./rules.ts";
import { searchOneWay } from "./search-one-way.ts";

const { search, queries } = trial(
  { seed: 6, region: "all", airportCount: 16, density: 0.5, flightsPerPair: 3, airlineCount: 3, friendship: 0.6 },
  12,
);
const answers = (): unknown[] => queries.map((query) => searchOneWay(search, query));

describe("a search", () => {
  it("reaches from the first day of the horizon to its last, and refuses any beyond", () => {
    const { firstDay, days } = search.horizon;
    const [query] = queries as [(typeof queries)[number]];
    const on = (day: number) => () => searchOneWay(search, { ...query, day: dateOfEpochDay(day) });
    for (const day of [firstDay, firstDay + days - 1]) expect(on(day)).not.toThrow();
    for (const day of [firstDay - 1, firstDay + days]) expect(on(day)).toThrow(RangeError);
  });

  it("finds what it found before after another one was broken off in the middle", () => {
    const before = answers();
    expect(before.flat().length).toBeGreaterThan(10);
    const brokenOff = new Error("broken off");
    for (const query of queries) {
      const asked = boundQuery(query, query.day);
      const breakOff = (): void => {
        search.run(asked, RELAXED_LIMITS, { worstCents: () => Infinity, add: () => undefined });
        throw brokenOff;
      };
      expect(() => search.keepingLists(asked, longestBoundMinutes(RELAXED_LIMITS), breakOff)).toThrow(brokenOff);
    }
    expect(answers()).toEqual(before);
  });
});
