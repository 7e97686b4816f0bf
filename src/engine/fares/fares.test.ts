import { describe, expect, it } from "vitest";
import type { CabinCode } from "../../core/flights/index.ts";
import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { createFares } from "./index.ts";
import { airportIndex, smallWorld } from "./sanity/small-world.ts";

const NETWORK = 0;
const LOW_COST = 3;
const world = smallWorld([
  ["JFK", "LAX", [0, 1, 2, 3, 4]],
  ["JFK", "ORD", [0, 3]],
  ["ORD", "LAX", [0, 3]],
  ["JFK", "DEN", [0]],
  ["JFK", "LHR", [0]],
  ["LHR", "LAX", [0]],
]);
const fares = createFares(decodeTimetable(encodeWorld(world)));
const SEPTEMBER = epochDayOf("2027-09-14" as LocalDate);

const flightsOf = (from: string, to: string, airline: number): number[] =>
  world.flights.flatMap((flight, index) =>
    flight.from === airportIndex(from) && flight.to === airportIndex(to) && flight.airline === airline ? [index] : [],
  );

/** The mean price of an airline's bounds over two weeks, every leg on the same day, dollars. */
function meanOf(stops: readonly string[], airline: number, ahead: number, cabin: CabinCode = "M", from = SEPTEMBER): number {
  const [origin, destination] = [airportIndex(stops[0] ?? ""), airportIndex(stops.at(-1) ?? "")];
  const prices: number[] = [];
  for (let day = from; day < from + 14; day++) {
    for (let departure = 0; departure < 5; departure++) {
      const flights = Int32Array.from(stops.slice(1), (to, leg) => flightsOf(stops[leg] ?? "", to, airline)[departure] ?? -1);
      const cents = fares.market(origin, destination, day, cabin, 1, day - ahead).priceCents(
        flights,
        flights.map(() => day),
        flights.length,
        airline,
      );
      if (cents > 0) prices.push(cents / 100);
    }
  }
  return prices.reduce((sum, price) => sum + price) / prices.length;
}

describe("a fare", () => {
  it("is lowest four to eight weeks ahead, and dearer the nearer the day comes", () => {
    const byDaysAhead = [1, 3, 7, 14, 21, 35].map((ahead) => meanOf(["JFK", "LAX"], NETWORK, ahead));
    byDaysAhead.slice(1).forEach((later, place) => expect(later).toBeLessThan(byDaysAhead[place] ?? 0));
    expect(byDaysAhead[0]).toBeGreaterThan(1.7 * (byDaysAhead.at(-1) ?? Infinity));
    expect(meanOf(["JFK", "LAX"], NETWORK, 250)).toBeGreaterThan(meanOf(["JFK", "LAX"], NETWORK, 45));
  });

  it("is lower at a low-cost airline", () => {
    expect(meanOf(["JFK", "LAX"], LOW_COST, 28)).toBeLessThan(0.85 * meanOf(["JFK", "LAX"], NETWORK, 28));
  });

  it("is lower with a stop on a long way, and not on a detour over an ocean", () => {
    const nonstop = meanOf(["JFK", "LAX"], NETWORK, 28);
    expect(meanOf(["JFK", "ORD", "LAX"], NETWORK, 28)).toBeLessThan(nonstop * 1.12);
    expect(meanOf(["JFK", "LHR", "LAX"], NETWORK, 28)).toBeGreaterThan(nonstop * 1.5);
  });

  it("is higher around Thanksgiving than in September", () => {
    const thanksgiving = epochDayOf("2027-11-20" as LocalDate);
    expect(meanOf(["JFK", "LAX"], NETWORK, 28, "M", thanksgiving)).toBeGreaterThan(1.2 * meanOf(["JFK", "LAX"], NETWORK, 28));
  });

  it("rarely ends on whole dollars", () => {
    const flights = flightsOf("JFK", "LAX", NETWORK);
    const endings = flights.map((flight) => {
      const market = fares.market(airportIndex("JFK"), airportIndex("LAX"), SEPTEMBER, "M", 1, SEPTEMBER - 28);
      return market.priceCents(Int32Array.of(flight), Int32Array.of(SEPTEMBER), 1, NETWORK) % 100;
    });
    expect(endings.filter((cents) => cents === 0).length).toBeLessThan(endings.length / 2);
  });

  it("does not exist in a cabin that the airline does not sell", () => {
    const market = fares.market(airportIndex("JFK"), airportIndex("LAX"), SEPTEMBER, "C", 1, SEPTEMBER - 28);
    expect(market.floorCents(LOW_COST, 0)).toBe(Infinity);
    const flight = flightsOf("JFK", "LAX", LOW_COST)[0] ?? -1;
    expect(market.priceCents(Int32Array.of(flight), Int32Array.of(SEPTEMBER), 1, LOW_COST)).toBe(0);
  });

  it("costs three percent more for each leg under another code than the ticket's", () => {
    const [day, legs] = [SEPTEMBER, Int32Array.of(flightsOf("JFK", "ORD", NETWORK)[0] ?? -1, flightsOf("ORD", "LAX", LOW_COST)[0] ?? -1)];
    const market = fares.year(airportIndex("JFK"), airportIndex("LAX"), "M", day - 28);
    const [own, mixed] = [market.weight(legs.subarray(0, 1), 1, NETWORK), market.weight(legs.subarray(0, 1), 1, LOW_COST)];
    const plain = [NETWORK, LOW_COST].map((plate) => market.floorWeight(plate, 0, 0, 0));
    expect(mixed / own / ((plain[1] ?? 0) / (plain[0] ?? 1))).toBeCloseTo(1.03, 9);
    const both = [NETWORK, LOW_COST].map((plate) => market.weight(legs, 2, plate) / market.floorWeight(plate, 1, 0, 0));
    expect(both[0]).toBeCloseTo(both[1] ?? 0, 9);
  });

  it("has a floor within a third of the cheapest price, so that it prunes", () => {
    const market = fares.market(airportIndex("JFK"), airportIndex("LAX"), SEPTEMBER, "M", 1, SEPTEMBER - 28);
    const prices = flightsOf("JFK", "LAX", NETWORK).map((flight) =>
      market.priceCents(Int32Array.of(flight), Int32Array.of(SEPTEMBER), 1, NETWORK),
    );
    expect(market.floorCents(NETWORK, 0)).toBeGreaterThan(Math.min(...prices) * 0.67);
  });
});

describe("the return discount", () => {
  it("is 8 to 15 percent between network airlines, 5 with a leisure one, and nothing with a low-cost one or between strangers", () => {
    for (const back of [0, 1]) {
      expect(fares.returnDiscount(NETWORK, back)).toBeGreaterThanOrEqual(0.08);
      expect(fares.returnDiscount(NETWORK, back)).toBeLessThan(0.15);
    }
    expect(fares.returnDiscount(NETWORK, 2)).toBe(0.05);
    expect(fares.returnDiscount(NETWORK, LOW_COST)).toBe(0);
    expect(fares.returnDiscount(LOW_COST, LOW_COST)).toBe(0);
    expect(fares.returnDiscount(NETWORK, 5)).toBe(0);
    expect(fares.returnDiscount(5, 5)).toBeGreaterThan(0);
    expect(() => fares.returnDiscount(NETWORK, 99)).toThrow(RangeError);
  });
});
