import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AirlineCode, AirportCode } from "../../kernel/index.ts";
import { ALLIANCES } from "../alliances.ts";
import { MOST_WEIGHT } from "./best.ts";
import { MAX_LAYOVERS, MIN_LAYOVERS } from "./filter.ts";
import { readView, type ResultsView, withoutView, writeView } from "./filter-query.ts";
import { SORT_ORDERS } from "./sort.ts";

const weight = fc.integer({ min: 0, max: MOST_WEIGHT });
const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/) as fc.Arbitrary<AirportCode>, { maxLength: 8 });
const view: fc.Arbitrary<ResultsView> = fc.record({
  filter: fc.record({
    stops: fc.constantFrom(null, 0, 1, 2),
    returnStops: fc.constantFrom(null, 0, 1, 2),
    maxFareUsd: fc.option(fc.nat(9_999_999)),
    departure: fc.constantFrom(null, "morning", "afternoon", "evening"),
    returning: fc.constantFrom(null, "night", "early-morning", "afternoon", "evening"),
    airlines: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{2}$/) as fc.Arbitrary<AirlineCode>, { maxLength: 8 }),
    departureAirports: codes,
    arrivalAirports: codes,
    alliances: fc.shuffledSubarray([...ALLIANCES]),
    maxHours: fc.option(fc.integer({ min: 1, max: 99 })),
    minLayover: fc.constantFrom(null, ...MIN_LAYOVERS),
    maxLayover: fc.constantFrom(null, ...MAX_LAYOVERS),
    via: codes,
    carryOn: fc.boolean(),
    checkedBag: fc.boolean(),
    refundable: fc.boolean(),
    changeable: fc.boolean(),
    noNight: fc.boolean(),
    sameAirports: fc.boolean(),
  }),
  sort: fc.constantFrom(...SORT_ORDERS),
  weights: fc.record({ price: weight, time: weight, stops: weight }),
  shown: fc.constantFrom(10, 30, 50, 200),
  compared: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9._-]{8,40}$/), { maxLength: 3 }),
  isComparing: fc.boolean(),
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
    const names = fc.constantFrom(
      "stops",
      "returnStops",
      "maxPrice",
      "departTime",
      "returnTime",
      "airline",
      "departureAirport",
      "arrivalAirport",
      "sort",
      "show",
      "via",
      "maxHours",
      "compare",
      "priceWeight",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const { filter, shown, weights, compared } = readView(new URLSearchParams(pairs));
        expect([null, 0, 1, 2]).toContain(filter.stops);
        expect([null, 0, 1, 2]).toContain(filter.returnStops);
        for (const code of [...filter.departureAirports, ...filter.arrivalAirports]) expect(code).toMatch(/^[A-Z]{3}$/);
        expect(shown).toBeGreaterThanOrEqual(10);
        expect(shown).toBeLessThanOrEqual(200);
        expect(weights.price).toBeLessThanOrEqual(MOST_WEIGHT);
        expect(filter.maxHours ?? 1).toBeGreaterThan(0);
        expect(compared.length).toBeLessThanOrEqual(3);
      }),
      { seed: 7 },
    );
  });
});
