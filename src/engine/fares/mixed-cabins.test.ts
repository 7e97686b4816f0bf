import { describe, expect, it } from "vitest";
import type { CabinCode } from "../../core/flights/index.ts";
import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import type { World } from "../timetable/index.ts";
import { createFares } from "./index.ts";
import { airportIndex, smallWorld } from "./sanity/small-world.ts";

const AA = 0;
const DAY = epochDayOf("2027-09-14" as LocalDate);
const TODAY = DAY - 28;
/** Airbus A320neo (M, C), Boeing 777-300ER (M, W, C, F), and one that has business seats and premium economy only. */
const [NARROW, WIDE, NO_ECONOMY] = [0, 1, 2];

/** One American flight a pair; each in the aircraft that is named for it. */
function worldOf(pairs: readonly (readonly [from: string, to: string, aircraft: number])[]): World {
  const world = smallWorld(pairs.map(([from, to]) => [from, to, [AA]]));
  const aircraftOf = (from: number, to: number): number =>
    pairs.find((pair) => airportIndex(pair[0]) === from && airportIndex(pair[1]) === to)?.[2] ?? -1;
  return {
    ...world,
    aircraft: [...world.aircraft, { name: "Airbus A350-900ULR", seats: { M: 0, W: 94, C: 67, F: 0 }, co2KgPerSeatKm: 0.09 }],
    flights: world.flights
      .filter(({ number }) => number === 100)
      .map((flight) => ({ ...flight, aircraft: aircraftOf(flight.from, flight.to) })),
  };
}

const world = worldOf([
  ["ORD", "JFK", NARROW],
  ["JFK", "LHR", WIDE],
  ["LHR", "JFK", NARROW],
  ["ORD", "LHR", NARROW],
  ["LHR", "BCN", WIDE],
  ["SIN", "JFK", NO_ECONOMY],
]);
const timetable = decodeTimetable(encodeWorld(world));
const fares = createFares(timetable);
const flightOf = (from: string, to: string): number =>
  world.flights.findIndex((flight) => flight.from === airportIndex(from) && flight.to === airportIndex(to));

function priceOf(stops: readonly string[], cabin: CabinCode, seats = 1, asked = fares): number {
  const flights = Int32Array.from(stops.slice(1), (to, leg) => flightOf(stops[leg] ?? "", to));
  const market = asked.market(airportIndex(stops[0] ?? ""), airportIndex(stops.at(-1) ?? ""), DAY, cabin, seats, TODAY);
  return market.priceCents(
    flights,
    flights.map(() => DAY),
    flights.length,
    AA,
  );
}

describe("the cabin flown", () => {
  const [feeder, crossing, withoutEconomy] = [flightOf("ORD", "JFK"), flightOf("JFK", "LHR"), flightOf("SIN", "JFK")];

  it.each<[string, number, CabinCode, CabinCode]>([
    ["the asked one where the flight has it", crossing, "W", "W"],
    ["the next lower one where it does not", feeder, "W", "M"],
    ["one lower than first class", feeder, "F", "C"],
    ["premium economy where there is no first class nor economy", withoutEconomy, "W", "W"],
    ["economy, without a seat, where there are only better ones", withoutEconomy, "M", "M"],
  ])("is %s", (_, flight, asked, flown) => {
    expect(fares.cabinFlown(flight, asked)).toBe(flown);
  });

  it("gives the seats: those of economy on a feeder flight, and never those of a better cabin", () => {
    expect(fares.seatsLeft(feeder, DAY, "W", TODAY)).toBe(fares.seatsLeft(feeder, DAY, "M", TODAY));
    expect(fares.seatsOnSale(feeder, DAY, "W", TODAY)).toBe(fares.seatsOnSale(feeder, DAY, "M", TODAY));
    expect(fares.seatsLeft(feeder, DAY, "W", TODAY)).toBeGreaterThan(0);
    expect(fares.seatsLeft(withoutEconomy, DAY, "M", TODAY)).toBe(0);
    expect(fares.seatsOnSale(withoutEconomy, DAY, "M", TODAY)).toBe(0);
  });

  it("is where our sales count, whichever cabin they were asked in", () => {
    const own = createFares(timetable);
    const before = own.seatsLeft(feeder, DAY, "M", TODAY);
    own.noteSold(feeder, DAY, "W", 2);
    own.noteSold(feeder, DAY, "M", 1);
    expect(own.seatsLeft(feeder, DAY, "M", TODAY)).toBe(before - 3);
    expect(own.seatsLeft(feeder, DAY, "W", TODAY)).toBe(before - 3);
    expect(own.seatsLeft(feeder, DAY, "C", TODAY)).toBe(fares.seatsLeft(feeder, DAY, "C", TODAY));
  });
});

describe("a premium economy fare", () => {
  it("is sold with a feeder flight in economy, before or after the long leg", () => {
    expect(priceOf(["ORD", "JFK", "LHR"], "W")).toBeGreaterThan(1.4 * priceOf(["ORD", "JFK", "LHR"], "M"));
  });

  it("does not exist where the longest leg lacks the cabin, whatever the others have", () => {
    expect(priceOf(["ORD", "LHR"], "W")).toBe(0);
    expect(priceOf(["ORD", "LHR", "BCN"], "W")).toBe(0);
    expect(priceOf(["ORD", "LHR", "BCN"], "C")).toBeGreaterThan(0);
  });

  it("goes by the first of two equally long legs, as the ticket does", () => {
    const market = fares.market(airportIndex("ORD"), airportIndex("BCN"), DAY, "W", 1, TODAY);
    const [wide, narrow] = [flightOf("JFK", "LHR"), flightOf("LHR", "JFK")];
    expect(market.priceCents(Int32Array.of(wide, narrow), Int32Array.of(DAY, DAY), 2, AA)).toBeGreaterThan(0);
    expect(market.priceCents(Int32Array.of(narrow, wide), Int32Array.of(DAY, DAY), 2, AA)).toBe(0);
  });

  it("does not exist in economy on a flight without economy", () => {
    expect(priceOf(["SIN", "JFK"], "M")).toBe(0);
    expect(priceOf(["SIN", "JFK"], "W")).toBeGreaterThan(0);
  });

  it("rises as the economy of its feeder flight fills, and ends with it", () => {
    const own = createFares(timetable);
    const feeder = flightOf("ORD", "JFK");
    const left = own.seatsLeft(feeder, DAY, "M", TODAY);
    const before = priceOf(["ORD", "JFK", "LHR"], "W", 1, own);
    own.noteSold(feeder, DAY, "M", left - 1);
    expect(priceOf(["ORD", "JFK", "LHR"], "W", 1, own)).toBeGreaterThan(before);
    expect(priceOf(["ORD", "JFK", "LHR"], "W", 2, own)).toBe(0);
  });

  it("has a floor within a third of the cheapest price, mixed cabins among them", () => {
    const prices = Array.from({ length: 28 }, (_, later) => {
      const market = fares.market(airportIndex("ORD"), airportIndex("LHR"), DAY + later, "W", 1, TODAY);
      const flights = Int32Array.of(flightOf("ORD", "JFK"), flightOf("JFK", "LHR"));
      return market.priceCents(flights, Int32Array.of(DAY + later, DAY + later), 2, AA) / market.floorCents(AA, 1);
    }).filter((ratio) => ratio > 0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1);
    expect(Math.min(...prices)).toBeLessThan(1.5);
  });
});
