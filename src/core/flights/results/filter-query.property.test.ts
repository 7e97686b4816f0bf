import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AirlineCode } from "../../kernel/index.ts";
import { readView, type ResultsView, withoutView, writeView } from "./filter-query.ts";

const view: fc.Arbitrary<ResultsView> = fc.record({
  filter: fc.record({
    stops: fc.constantFrom(null, 0, 1, 2),
    maxFareUsd: fc.option(fc.nat(9_999_999)),
    departure: fc.constantFrom(null, "morning", "afternoon", "evening"),
    returning: fc.constantFrom(null, "night", "early-morning", "afternoon", "evening"),
    airlines: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{2}$/) as fc.Arbitrary<AirlineCode>, { maxLength: 8 }),
  }),
  sort: fc.constantFrom("lowest", "highest"),
  shown: fc.constantFrom(20, 40, 60, 200),
});

describe("the view in the address", () => {
  it("reads back what was written, and leaves the search alone", () => {
    fc.assert(
      fc.property(view, (chosen) => {
        const query = writeView(new URLSearchParams("source=JFK&stops=1&airline=ZZ"), chosen);
        expect(readView(query)).toEqual(chosen);
        expect(withoutView(query).toString()).toBe("source=JFK");
      }),
      { seed: 7 },
    );
  });

  it("never fails, whatever the address holds", () => {
    const names = fc.constantFrom("stops", "maxPrice", "departTime", "returnTime", "airline", "sort", "show");
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { filter, shown } = readView(new URLSearchParams(pairs));
        expect([null, 0, 1, 2]).toContain(filter.stops);
        expect(shown).toBeGreaterThanOrEqual(20);
        expect(shown).toBeLessThanOrEqual(200);
      }),
      { seed: 7 },
    );
  });
});
