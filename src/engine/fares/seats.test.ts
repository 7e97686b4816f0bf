import { describe, expect, it } from "vitest";
import { epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { bucketFactor, BUCKETS } from "./buckets.ts";
import { layoutOf } from "./cabins.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { FlightFacts } from "./flight-facts.ts";
import { createFares } from "./index.ts";
import { airportIndex, smallWorld } from "./sanity/small-world.ts";

const world = smallWorld([["JFK", "LAX", [0]]]);
const fares = createFares(decodeTimetable(encodeWorld(world)));
const PLAIN_TUESDAY = epochDayOf("2027-09-14" as LocalDate);
const SUNDAY_AFTER_THANKSGIVING = epochDayOf("2027-11-28" as LocalDate);
const CAPACITY = 268;
const DEPARTURES = world.flights.flatMap((_, flight) => Array.from({ length: 52 }, (__, week) => ({ flight, week })));

/** The share of economy seats that is sold over a year of the same weekday, by days ahead. */
function soldShare(ahead: number): number {
  const left = DEPARTURES.map(({ flight, week }) => {
    const day = PLAIN_TUESDAY + week * 7;
    return fares.seatsLeft(flight, day, "M", day - ahead);
  });
  return 1 - left.reduce((sum, seats) => sum + seats) / (left.length * CAPACITY);
}

const leftAWeekBefore = (day: number): number =>
  world.flights.reduce((sum, _, flight) => sum + fares.seatsLeft(flight, day, "M", day - 7), 0);

/** What a party of so many pays a head on the first flight, a week before; 0 where it has no seats for them. */
const priceFor = (seats: number): number =>
  fares
    .market(airportIndex("JFK"), airportIndex("LAX"), PLAIN_TUESDAY, "M", seats, PLAIN_TUESDAY - 7)
    .priceCents(Int32Array.of(0), Int32Array.of(PLAIN_TUESDAY), 1, 0);

describe("seats left", () => {
  it("are nearly all there at the horizon and few on the day", () => {
    expect(soldShare(330)).toBeLessThan(0.02);
    expect(soldShare(28)).toBeGreaterThan(0.3);
    expect(soldShare(28)).toBeLessThan(0.5);
    expect(soldShare(0)).toBeGreaterThan(0.65);
    expect(soldShare(0)).toBeLessThan(0.9);
  });

  it("are gone on some departures, but on few", () => {
    const soldOut = DEPARTURES.filter(
      ({ flight, week }) => fares.seatsLeft(flight, PLAIN_TUESDAY + week * 7, "M", PLAIN_TUESDAY + week * 7) === 0,
    );
    expect(soldOut.length / DEPARTURES.length).toBeGreaterThan(0.02);
    expect(soldOut.length / DEPARTURES.length).toBeLessThan(0.25);
  });

  it("are fewer on the Sunday after Thanksgiving than on a plain Tuesday", () => {
    expect(leftAWeekBefore(SUNDAY_AFTER_THANKSGIVING)).toBeLessThan(leftAWeekBefore(PLAIN_TUESDAY) * 0.6);
  });

  it("are none once the day is over everywhere, and as on the day itself while it may still be that day somewhere", () => {
    expect(fares.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY + 2)).toBe(0);
    expect(fares.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY + 1)).toBe(fares.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY));
    expect(fares.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY)).toBeGreaterThan(0);
  });

  it("are sold to a party that takes the last of them, and to none that wants one more", () => {
    const left = fares.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY - 7);
    expect(left).toBeGreaterThan(0);
    expect([left, left + 1].map((seats) => priceFor(seats) > 0)).toEqual([true, false]);
  });

  it("are taken from one departure and cabin only", () => {
    const own = createFares(decodeTimetable(encodeWorld(world)));
    const before = own.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY - 60);
    own.noteSold(0, PLAIN_TUESDAY, "M", 3);
    expect(own.seatsLeft(0, PLAIN_TUESDAY, "M", PLAIN_TUESDAY - 60)).toBe(before - 3);
    expect(own.seatsLeft(0, PLAIN_TUESDAY + 1, "M", PLAIN_TUESDAY - 60)).toBe(
      fares.seatsLeft(0, PLAIN_TUESDAY + 1, "M", PLAIN_TUESDAY - 60),
    );
    expect(own.seatsLeft(0, PLAIN_TUESDAY, "C", PLAIN_TUESDAY - 60)).toBe(fares.seatsLeft(0, PLAIN_TUESDAY, "C", PLAIN_TUESDAY - 60));
    expect(own.seatsLeft(1, PLAIN_TUESDAY, "M", PLAIN_TUESDAY - 60)).toBe(fares.seatsLeft(1, PLAIN_TUESDAY, "M", PLAIN_TUESDAY - 60));
  });
});

describe("a departure of which we have sold more than the world leaves us today", () => {
  it("has no seat left, and never fewer", () => {
    const own = createFares(decodeTimetable(encodeWorld(world)));
    const [early, late] = [PLAIN_TUESDAY - 200, PLAIN_TUESDAY];
    own.noteSold(0, PLAIN_TUESDAY, "M", own.seatsLeft(0, PLAIN_TUESDAY, "M", early));
    expect([early, late].map((today) => own.seatsLeft(0, PLAIN_TUESDAY, "M", today))).toEqual([0, 0]);
    expect(own.seatsOnSale(0, PLAIN_TUESDAY, "M", late)).toBeLessThan(own.seatsOnSale(0, PLAIN_TUESDAY, "M", early));
    expect(own.partyFactor(0, PLAIN_TUESDAY, "M", 1, late)).toBe(0);
  });
});

describe("today", () => {
  it("may be another day for every traveler, without a change in what any of them is told", () => {
    const own = createFares(decodeTimetable(encodeWorld(world)));
    const askOn = (today: number): number => own.seatsLeft(0, PLAIN_TUESDAY, "M", today);
    const days = [30, 29, 28, 27, 26, 30, 28, 29].map((ahead) => PLAIN_TUESDAY - ahead);
    expect(days.map(askOn)).toEqual(
      days.map((today) => createFares(decodeTimetable(encodeWorld(world))).seatsLeft(0, PLAIN_TUESDAY, "M", today)),
    );
  });
});

describe("booking classes", () => {
  it("close one after the other, each dearer than the one before", () => {
    const factors = Array.from({ length: 101 }, (_, percent) => bucketFactor(percent, 100));
    factors.slice(1).forEach((factor, percent) => expect(factor).toBeGreaterThanOrEqual(factors[percent] ?? Infinity));
    expect(new Set(factors)).toEqual(new Set(BUCKETS.map(({ factor }) => factor)));
    expect(bucketFactor(48, 150)).toBe(0.9);
    expect(bucketFactor(49, 150)).toBe(0.98);
  });
});

describe("a layout", () => {
  it("holds the cabins that both the airline sells and the aircraft has", () => {
    const aircraft = { seats: { M: 220, W: 0, C: 30, F: 8 } };
    expect(layoutOf({ cabins: "MWCF" }, aircraft)).toEqual([220, 0, 30, 8]);
    expect(layoutOf({ cabins: "MWC" }, aircraft)).toEqual([220, 0, 30, 0]);
    expect(layoutOf({ cabins: "M" }, aircraft)).toEqual([220, 0, 0, 0]);
  });
});

it("refuses a flight whose airline or aircraft is not in the world", () => {
  const timetable = decodeTimetable(encodeWorld(world));
  for (const shorter of [{ aircraft: [] }, { airlines: [] }]) {
    expect(() => new FlightFacts({ ...timetable, ...shorter })).toThrow(/Flight 0 names/);
  }
});
