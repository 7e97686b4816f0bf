import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CabinCode } from "../../core/flights/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { CABINS } from "./cabins.ts";
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
  ["ORD", "JFK", [0, 3]],
]);
const fareWorld = decodeTimetable(encodeWorld(world));
const flightsOn = (from: string, to: string): number[] =>
  world.flights.flatMap((flight, index) => (flight.from === airportIndex(from) && flight.to === airportIndex(to) ? [index] : []));

const bounds = [
  ["JFK", "LAX"],
  ["JFK", "ORD", "LAX"],
  ["JFK", "LHR", "BCN"],
  ["LHR", "BCN"],
  ["ORD", "JFK", "LHR"],
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

  it("make no more of a plain fare than the most that a price allows", () => {
    const fares = createFares(fareWorld);
    let priced = 0;
    fc.assert(
      fc.property(bound, cabin, seats, ahead, plate, ({ from, to, flights }, code, party, days, airline) => {
        const [day, stops] = [TODAY + days, flights.length - 1];
        const market = fares.market(from, to, day, code, party, TODAY);
        const price = market.priceCents(flights, daysOf(day, flights), flights.length, airline);
        if (price === 0) return;
        const factors = Array.from(daysOf(day, flights), (on, leg) => fares.partyFactor(flights[leg] ?? -1, on, code, party, TODAY));
        const share = fares.hourShare(flights[0] ?? -1) * Math.max(...factors);
        expect(share).toBeLessThanOrEqual(market.mostShare(airline, stops, price));
        expect(share * fares.plateShare(airline)).toBeLessThanOrEqual(market.mostShareOfAny(stops, price));
        expect(market.mostShare(airline, stops, price / 4)).toBeLessThan(share);
        priced++;
      }),
      { seed: 1, numRuns: 2000 },
    );
    expect(priced).toBeGreaterThan(500);
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

describe("mixed cabins", () => {
  const fares = createFares(fareWorld);
  const [feeders, crossings] = [flightsOn("ORD", "JFK"), flightsOn("JFK", "LHR")];

  it("have a price exactly when every leg seats the party in the cabin flown, and never one below the floor", () => {
    fc.assert(
      fc.property(fc.constantFrom(...feeders), fc.constantFrom(...crossings), seats, ahead, (feeder, crossing, party, days) => {
        const day = TODAY + days;
        const airline = world.flights[crossing]?.airline ?? -1;
        const market = fares.market(airportIndex("ORD"), airportIndex("LHR"), day, "W", party, TODAY);
        const price = market.priceCents(Int32Array.of(feeder, crossing), Int32Array.of(day, day), 2, airline);
        const [fed, crossed] = [fares.seatsLeft(feeder, day, "M", TODAY), fares.seatsLeft(crossing, day, "W", TODAY)];
        expect(price > 0).toBe(Math.min(fed, crossed) >= party);
        expect(price === 0 || price >= market.floorCents(airline, 1)).toBe(true);
      }),
      { seed: 6, numRuns: 1000 },
    );
  });

  it("are never above the asked one, and always the best that the flight has", () => {
    fc.assert(
      fc.property(fc.nat(world.flights.length - 1), cabin, (flight, asked) => {
        const flown = fares.cabinFlown(flight, asked);
        expect(fares.cabinFlown(flight, flown)).toBe(flown);
        const { airline = -1, aircraft = -1 } = world.flights[flight] ?? {};
        const has = CABINS.filter(
          (code) => world.airlines[airline]?.cabins.includes(code) && (world.aircraft[aircraft]?.seats[code] ?? 0) > 0,
        );
        expect(flown).toBe(has.findLast((code) => CABINS.indexOf(code) <= CABINS.indexOf(asked)));
      }),
      { seed: 7, numRuns: 500 },
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
        const others = CABINS.filter((other) => other !== fares.cabinFlown(flight, code) && fares.cabinFlown(flight, other) === other);
        const leftElsewhere = (): number[] => others.map((other) => fares.seatsLeft(flight, TODAY + days, other, TODAY));
        const elsewhere = leftElsewhere();
        fares.noteSold(flight, TODAY + days, code, taken);
        expect(left()).toBe(before - taken);
        expect(fares.seatsLeft(flight, TODAY + days, fares.cabinFlown(flight, code), TODAY)).toBe(before - taken);
        expect(leftElsewhere()).toEqual(elsewhere);
        expect(fares.seatsOnSale(flight, TODAY + days, code, TODAY)).toBe(before);
        fares.noteSold(flight, TODAY + days, code, -taken);
        expect(left()).toBe(before);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it("never grow as the day comes nearer, and decide whether a party has a price where the flight has the cabin", () => {
    const fares = createFares(fareWorld);
    fc.assert(
      fc.property(fc.constantFrom(...flightsOn("JFK", "LAX")), cabin, ahead, seats, (flight, code, days, party) => {
        const day = TODAY + days;
        const left = fares.seatsLeft(flight, day, code, TODAY);
        expect(fares.seatsLeft(flight, day, code, TODAY - 1)).toBeGreaterThanOrEqual(left);
        const airline = world.flights[flight]?.airline ?? -1;
        const market = fares.market(airportIndex("JFK"), airportIndex("LAX"), day, code, party, TODAY);
        expect(market.priceCents(Int32Array.of(flight), Int32Array.of(day), 1, airline) > 0).toBe(
          left >= party && fares.cabinFlown(flight, code) === code,
        );
      }),
      { seed: 5, numRuns: 1000 },
    );
  });
});
