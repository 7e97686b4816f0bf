import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naiveEnds, naiveFlightPasses } from "../../../../tests/support/naive-flights.ts";
import { anyFlightFilter, anyOffers } from "../../../../tests/support/random-flights.ts";
import type { Choice } from "../../results/index.ts";
import type { FlightOffer } from "../itinerary.ts";
import { bestScore, type BestWeights, yardstickOf } from "./best.ts";
import { filterChoices } from "./choices.ts";
import { compareKey, findCompared } from "./compare.ts";
import { flightFacets, type FlightFilter, NO_FILTER, passes, underOthers, waysOut, withoutGroup } from "./filter.ts";
import { SORT_ORDERS, sortFlights } from "./sort.ts";

const RUNS = { seed: 61, numRuns: 1000 };

/** What is left under a filter, and the least of its fares, looked for the long way. */
function left(offers: readonly FlightOffer[], filter: FlightFilter): readonly [number, number | null] {
  const passing = offers.filter((offer) => naiveFlightPasses(offer, filter));
  const fares = passing.map(({ farePerTraveller }) => farePerTraveller.amountMinor).toSorted((a, b) => a - b);
  return [passing.length, fares[0] ?? null];
}

const figures = ({ count, lowestPrice }: Choice<unknown>) => [count, lowestPrice?.amountMinor ?? null];

describe("flights under random filters", () => {
  it("pass when a plain reading of every label says so", () => {
    fc.assert(
      fc.property(anyOffers, anyFlightFilter, (offers, filter) => {
        const wanted = offers.filter((offer) => naiveFlightPasses(offer, filter));
        expect(offers.filter((offer) => passes(offer, filter))).toEqual(wanted);
        expect(flightFacets(offers, filter).passing).toEqual(wanted);
      }),
      RUNS,
    );
  });

  it("are counted beside each choice as that choice would leave them, with the lowest fare of those", () => {
    fc.assert(
      fc.property(anyOffers, anyFlightFilter, (offers, filter) => {
        const choices = filterChoices(offers, filter);
        for (const group of ["stops", "returnStops", "departure", "returning", "maxHours", "minLayover", "maxLayover"] as const) {
          for (const choice of choices[group]) expect(figures(choice)).toEqual(left(offers, { ...filter, [group]: choice.value }));
        }
        for (const group of ["airlines", "alliances", "via"] as const) {
          for (const choice of choices[group]) expect(figures(choice)).toEqual(left(offers, { ...filter, [group]: [choice.value] }));
        }
        for (const [name, choice] of Object.entries(choices.switches))
          expect(figures(choice)).toEqual(left(offers, { ...filter, [name]: true }));
      }),
      RUNS,
    );
  });

  it("are counted beside each airport of an end as ticking it would bring them in, and beside every airport of more than one", () => {
    fc.assert(
      fc.property(anyOffers, anyFlightFilter, (offers, filter) => {
        const choices = filterChoices(offers, filter);
        for (const group of ["departureAirports", "arrivalAirports"] as const) {
          const found = new Set(offers.flatMap((offer) => naiveEnds(offer)[group]));
          const counts = [...found].map((code) => {
            const there = offers.filter((offer) => naiveEnds(offer)[group].includes(code));
            return left(there, { ...filter, [group]: [...filter[group], code] })[0];
          });
          const isSomethingLeft = left(offers, { ...filter, [group]: [] })[0] > 0;
          const isDead = isSomethingLeft && counts.every((count) => count === 0);
          const isShown = filter[group].length > 0 || (found.size > 1 && !isDead);
          expect(new Set(choices[group].map(({ value }) => value))).toEqual(isShown ? found : new Set());
          for (const choice of choices[group]) {
            const there = offers.filter((offer) => naiveEnds(offer)[group].includes(choice.value));
            expect(figures(choice)).toEqual(left(there, { ...filter, [group]: [...filter[group], choice.value] }));
          }
        }
      }),
      RUNS,
    );
  });

  it("come back as many and as cheap as a way out says", () => {
    fc.assert(
      fc.property(anyOffers, anyFlightFilter, (offers, filter) => {
        fc.pre(offers.length > 0 && left(offers, filter)[0] === 0);
        const ways = waysOut(offers, filter);
        expect(ways.length).toBeGreaterThan(0);
        for (const { group, count, lowestPrice } of ways) {
          const dropped = group === "all" ? NO_FILTER : withoutGroup(filter, group);
          expect([count, lowestPrice?.amountMinor ?? null]).toEqual(left(offers, dropped));
        }
      }),
      RUNS,
    );
  });

  it("are held back by one group alone as the group's own question finds them", () => {
    fc.assert(
      fc.property(anyOffers, anyFlightFilter, (offers, filter) => {
        const facets = flightFacets(offers, filter);
        for (const group of Object.keys(NO_FILTER) as (keyof FlightFilter)[]) {
          expect(facets.underOthers(group)).toEqual(underOthers(offers, filter, group));
        }
      }),
      RUNS,
    );
  });
});

const weight = fc.integer({ min: 0, max: 10 });
const anyWeights: fc.Arbitrary<BestWeights> = fc.record({ price: weight, time: weight, stops: weight });

describe("the orders", () => {
  it("keep every flight, and those alike in the order found", () => {
    fc.assert(
      fc.property(anyOffers, fc.constantFrom(...SORT_ORDERS), anyWeights, (offers, order, weights) => {
        const least = yardstickOf(offers);
        const sorted = sortFlights(offers, order, { weights, least });
        expect(sorted.toSorted((a, b) => Number(a.id.slice(2)) - Number(b.id.slice(2)))).toEqual(offers);
        const alike = sortFlights(
          [...offers, ...offers.map((offer) => ({ ...offer, id: `${offer.id}-again` as FlightOffer["id"] }))],
          order,
          {
            weights,
            least,
          },
        ).map(({ id }) => id);
        for (const { id } of offers) expect(alike.indexOf(id)).toBeLessThan(alike.indexOf(`${id}-again` as FlightOffer["id"]));
      }),
      RUNS,
    );
  });

  it("score nothing below 1, and 1 what is the least in all that counts", () => {
    fc.assert(
      fc.property(anyOffers, anyWeights, (offers, weights) => {
        const least = yardstickOf(offers);
        if (!least) return;
        for (const offer of offers) expect(bestScore(offer, least, weights).score).toBeGreaterThanOrEqual(1 - 1e-12);
        const cheapest = offers.toSorted((a, b) => a.farePerTraveller.amountMinor - b.farePerTraveller.amountMinor)[0];
        const [first] = sortFlights(offers, "best", { weights: { price: 1, time: 0, stops: 0 }, least });
        expect(first?.farePerTraveller).toEqual(cheapest?.farePerTraveller);
      }),
      RUNS,
    );
  });
});

/** Its flights, days and cabins in words of the test's own. */
const said = (offer: FlightOffer): string =>
  offer.bounds
    .map(({ legs }) => legs.map((leg) => [leg.airline, leg.flightNumber, leg.departsAtLocal.slice(0, 10), leg.cabin].join(" ")).join(","))
    .join(";");

describe("the name of a flight in a comparison", () => {
  it("finds it again among others, and is another one for other flights", () => {
    fc.assert(
      fc.property(anyOffers, (offers) => {
        expect(new Set(offers.map(compareKey)).size).toBe(new Set(offers.map(said)).size);
        for (const offer of offers) expect(findCompared(offers, [compareKey(offer)]).map(said)).toEqual([said(offer)]);
      }),
      RUNS,
    );
  });
});
