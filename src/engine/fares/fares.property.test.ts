import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CabinCode } from "../../core/flights/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { createFares } from "./index.ts";
import { airportIndex, smallWorld } from "./sanity/small-world.ts";

const TODAY = 20_800;
const NETWORK = [0, 1, 2, 3, 4];
const world = smallWorld([
  ["JFK", "LAX", NETWORK],
  ["JFK", "ORD", NETWORK],
  ["ORD", "LAX", NETWORK],
  ["JFK", "LHR", [0, 1]],
  ["LHR", "BCN", [1, 4]],
]);
const fareWorld = decodeTimetable(encodeWorld(world));
const flightsOn = (from: string, to: string): number[] =>
  world.flights.flatMap((flight, index) => (flight.from === airportIndex(from) && flight.to === airportIndex(to) ? [index] : []));

const bounds = [
  ["JFK", "LAX"],
  ["JFK", "ORD", "LAX"],
  ["JFK", "LHR", "BCN"],
  ["LHR", "BCN"],
];
const bound = fc.constantFrom(...bounds).chain((stops) =>
  fc.record({
    from: fc.constant(airportIndex(stops[0] ?? "")),
    to: fc.constant(airportIndex(stops.at(-1) ?? "")),
    flights: fc
      .tuple(...stops.slice(1).map((to, leg) => fc.constantFrom(...flightsOn(stops[leg] ?? "", to))))
      .map((flights) => Int32Array.from(flights)),
  }),
);
const cabin = fc.constantFrom<CabinCode>("M", "W", "C", "F");
const seats = fc.integer({ min: 1, max: 9 });
const ahead = fc.integer({ min: 0, max: 330 });
const plate = fc.constantFrom(...NETWORK);
const daysOf = (day: number, flights: Int32Array): Int32Array => Int32Array.from(flights, (_, leg) => day + (leg === 1 ? 1 : 0));

describe("fares", () => {
  it("are never below their floor", () => {
    const fares = createFares(fareWorld);
    fc.assert(
      fc.property(bound, cabin, seats, ahead, plate, ({ from, to, flights }, code, party, days, airline) => {
        const day = TODAY + days;
        const market = fares.market(from, to, day, code, party, TODAY);
        const price = market.priceCents(flights, daysOf(day, flights), flights.length, airline);
        expect(price === 0 || price >= market.floorCents(airline, flights.length - 1)).toBe(true);
        expect(Number.isSafeInteger(price)).toBe(true);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it("never fall when one more travels", () => {
    const fares = createFares(fareWorld);
    fc.assert(
      fc.property(bound, cabin, fc.integer({ min: 1, max: 8 }), ahead, plate, ({ from, to, flights }, code, party, days, airline) => {
        const day = TODAY + days;
        const priceFor = (travellers: number): number =>
          fares.market(from, to, day, code, travellers, TODAY).priceCents(flights, daysOf(day, flights), flights.length, airline);
        const [few, more] = [priceFor(party), priceFor(party + 1)];
        expect(more === 0 || (few > 0 && more >= few)).toBe(true);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  it("are the same whoever asks, and after other questions", () => {
    const [first, second] = [createFares(fareWorld), createFares(decodeTimetable(encodeWorld(world)))];
    fc.assert(
      fc.property(bound, cabin, seats, ahead, plate, ({ from, to, flights }, code, party, days, airline) => {
        const day = TODAY + days;
        const ask = (fares: typeof first): number =>
          fares.market(from, to, day, code, party, TODAY).priceCents(flights, daysOf(day, flights), flights.length, airline);
        second.market(to, from, day + 400, code, party, TODAY);
        expect(ask(second)).toBe(ask(first));
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe("seats left", () => {
  it("fall by exactly what our bookings took, and come back", () => {
    fc.assert(
      fc.property(fc.nat(world.flights.length - 1), cabin, ahead, seats, (flight, code, days, sold) => {
        const fares = createFares(fareWorld);
        const left = (): number => fares.seatsLeft(flight, TODAY + days, code, TODAY);
        const before = left();
        const taken = Math.min(before, sold);
        fares.noteSold(flight, TODAY + days, code, taken);
        expect(left()).toBe(before - taken);
        expect(fares.seatsOnSale(flight, TODAY + days, code, TODAY)).toBe(before);
        fares.noteSold(flight, TODAY + days, code, -taken);
        expect(left()).toBe(before);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it("never grow as the day comes nearer, and decide whether a party has a price", () => {
    const fares = createFares(fareWorld);
    fc.assert(
      fc.property(fc.constantFrom(...flightsOn("JFK", "LAX")), cabin, ahead, seats, (flight, code, days, party) => {
        const day = TODAY + days;
        const left = fares.seatsLeft(flight, day, code, TODAY);
        expect(fares.seatsLeft(flight, day, code, TODAY - 1)).toBeGreaterThanOrEqual(left);
        const airline = world.flights[flight]?.airline ?? -1;
        const market = fares.market(airportIndex("JFK"), airportIndex("LAX"), day, code, party, TODAY);
        expect(market.priceCents(Int32Array.of(flight), Int32Array.of(day), 1, airline) > 0).toBe(left >= party);
      }),
      { seed: 5, numRuns: 1000 },
    );
  });
});
