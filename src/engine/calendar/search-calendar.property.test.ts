import { describe, expect, it } from "vitest";
import { addDays, dateOfEpochDay, epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { searchOneWay } from "../routing/index.ts";
import type { WorldShape } from "../routing/proof/random-world.ts";
import { trial } from "../routing/proof/trials.ts";
import { type CheapestDay, searchCalendar, searchCheapestDays } from "./index.ts";

/** From thin worlds, where the later limits decide on some days and not on others, to dense ones. */
const WORLDS: readonly (WorldShape & { readonly queries: number; readonly fares: "plain" | "embedded" })[] = [
  {
    seed: 31,
    region: "all",
    airportCount: 24,
    density: 0.1,
    flightsPerPair: 3,
    airlineCount: 5,
    friendship: 0.2,
    queries: 120,
    fares: "plain",
  },
  {
    seed: 32,
    region: "all",
    airportCount: 24,
    density: 0.4,
    flightsPerPair: 4,
    airlineCount: 4,
    friendship: 0.3,
    queries: 60,
    fares: "embedded",
  },
  {
    seed: 33,
    region: "pacific",
    airportCount: 10,
    density: 0.9,
    flightsPerPair: 12,
    airlineCount: 2,
    friendship: 1,
    queries: 24,
    fares: "plain",
  },
  {
    seed: 34,
    region: "atlantic",
    airportCount: 12,
    density: 0.9,
    flightsPerPair: 8,
    airlineCount: 3,
    friendship: 0.5,
    queries: 24,
    fares: "embedded",
  },
];
const FIRST_DAY = "2027-01-10" as LocalDate;
const DAYS = 331;

/** Most questions are about any number of stops. */
const maxStopsOf = (nth: number) => ([2, 2, 1, 2, 0] as const)[nth % 5] ?? 2;

/** The first of the least; null where all are infinite. */
function leastOf(cents: Float64Array): CheapestDay | null {
  const least = Math.min(...cents);
  return least === Infinity ? null : { day: cents.indexOf(least), cents: least };
}

describe("the calendar", () => {
  it.each(WORLDS)("says of each day of the year what the search finds on it in world $seed", (shape) => {
    const { search, queries } = trial(shape, shape.queries, shape.fares);
    let days = 0;
    for (const [nth, { returnDay: _, ...asked }] of queries.entries()) {
      const query = { ...asked, maxStops: maxStopsOf(nth) };
      const found = searchCalendar(search, { ...query, firstDay: FIRST_DAY, days: DAYS, plate: null });
      const expected = Array.from({ length: DAYS }, (__, day) => {
        const [best] = searchOneWay(search, { ...query, day: addDays(FIRST_DAY, day), limit: 1 });
        if (best) days++;
        return best?.cents ?? Infinity;
      });
      expect([...found]).toEqual(expected);
    }
    expect(days).toBeGreaterThan(500);
  });

  it.each(WORLDS)(
    "finds the cheapest of a row of days, the first of equally cheap ones, for any number of stops, in world $seed",
    (shape) => {
      const { search, queries } = trial(shape, shape.queries, shape.fares);
      const found = queries.map((asked, nth) => {
        const { returnDay: _, ...query } = asked;
        // Rows of different lengths, some of which begin in the middle of a day.
        const row = { ...query, firstDay: addDays(FIRST_DAY, (nth * 29) % 200), days: 1 + ((nth * 37) % 131) };
        const cut = nth % 3 === 0 ? { departsFromUtcMinute: epochDayOf(row.firstDay) * 1440 + 97 * nth } : {};
        const cheapest = searchCheapestDays(search, { ...row, ...cut });
        expect(cheapest(2)).toEqual(leastOf(searchCalendar(search, { ...row, ...cut, plate: null })));
        const bounds = Array.from({ length: row.days }, (__, day) =>
          searchOneWay(search, { ...query, ...cut, day: addDays(row.firstDay, day), limit: Infinity }),
        );
        for (const mostStops of [1, 0] as const) {
          const cents = bounds.map((ofDay) => ofDay.find(({ flights }) => flights.length - 1 <= mostStops)?.cents ?? Infinity);
          expect(cheapest(mostStops)).toEqual(leastOf(Float64Array.from(cents)));
        }
        return [cheapest(2), cheapest(1), cheapest(0)] as const;
      });
      expect(found.filter(([best]) => best !== null && best.day > 0).length).toBeGreaterThan(queries.length / 4);
      expect(found.filter(([best, , nonstop]) => nonstop !== null && nonstop.day !== best?.day).length).toBeGreaterThanOrEqual(
        shape.fares === "plain" ? 1 : 0,
      );
    },
  );

  it("reaches from the first day of the horizon to its last, and refuses any beyond", () => {
    const { search, queries } = trial(WORLDS[0] as (typeof WORLDS)[number], 1);
    const { horizon } = search;
    const [query] = queries as [(typeof queries)[number]];
    const row = (firstDay: number, days: number) => ({
      ...query,
      firstDay: dateOfEpochDay(horizon.firstDay + firstDay),
      days,
      plate: null,
    });
    expect(searchCalendar(search, row(0, horizon.days))).toHaveLength(horizon.days);
    for (const [firstDay, days] of [
      [-1, horizon.days],
      [1, horizon.days],
      [horizon.days, 1],
    ] as const) {
      expect(() => searchCalendar(search, row(firstDay, days))).toThrow(RangeError);
      expect(() => searchCheapestDays(search, row(firstDay, days))).toThrow(RangeError);
    }
  });

  it.each([
    ["an ordinary week", FIRST_DAY],
    ["the week in which clocks go forward in America", "2027-03-13" as LocalDate],
    ["the week in which they go back there", "2027-11-06" as LocalDate],
  ])("says of days that have begun what is left of them, to the minute, in %s", (_, firstDay) => {
    const shape = WORLDS[1] as (typeof WORLDS)[number];
    const { search, queries } = trial(shape, shape.queries, shape.fares);
    const midnight = epochDayOf(firstDay) * 1440;
    const lost = queries.filter((query, index) => {
      const cut = { ...query, departsFromUtcMinute: midnight + 97 * index - 720 };
      const found = searchCalendar(search, { ...cut, firstDay, days: 9, plate: null });
      const expected = Array.from({ length: 9 }, (__, day) => searchOneWay(search, { ...cut, day: addDays(firstDay, day), limit: 1 })[0]);
      expect([...found]).toEqual(expected.map((best) => best?.cents ?? Infinity));
      const whole = searchCalendar(search, { ...query, firstDay, days: 9, plate: null });
      return found.some((cents, day) => cents !== whole[day]);
    });
    expect(lost.length).toBeGreaterThan(10);
  });
});
