import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { addDays, dateOfEpochDay, epochDayOf, type LocalDate } from "../../core/kernel/index.ts";
import { bestRoundTrip, searchRoundTrip } from "../routing/index.ts";
import type { WorldShape } from "../routing/proof/random-world.ts";
import { trial } from "../routing/proof/trials.ts";
import { type CheapestDay, searchCheapestRoundDays, searchReturnCalendar, searchRoundCalendar } from "./index.ts";

const WORLDS: readonly (WorldShape & { readonly queries: number; readonly fares: "plain" | "embedded" })[] = [
  {
    seed: 41,
    region: "all",
    airportCount: 24,
    density: 0.2,
    flightsPerPair: 3,
    airlineCount: 5,
    friendship: 0.2,
    queries: 80,
    fares: "plain",
  },
  {
    seed: 42,
    region: "all",
    airportCount: 16,
    density: 0.4,
    flightsPerPair: 4,
    airlineCount: 4,
    friendship: 0.6,
    queries: 40,
    fares: "embedded",
  },
  {
    seed: 43,
    region: "atlantic",
    airportCount: 10,
    density: 0.8,
    flightsPerPair: 5,
    airlineCount: 3,
    friendship: 0.5,
    queries: 16,
    fares: "plain",
  },
];
const FIRST_DAY = "2027-01-10" as LocalDate;
const DAYS = 300;
/** Trips begin on one of so many days, and end on each of so many. */
const DAYS_OUT = 230;
const DAYS_BACK = 61;

/** Most questions are about any number of stops. */
const maxStopsOf = (nth: number) => ([2, 2, 1, 2, 0] as const)[nth % 5] ?? 2;

/** Many small worlds of all shapes. */
const SMALL_WORLDS: typeof WORLDS = Array.from({ length: 120 }, (_, nth) => ({
  seed: 9000 + nth,
  region: (["all", "atlantic", "pacific"] as const)[nth % 3] ?? "all",
  airportCount: 10 + (nth % 19),
  density: [0.1, 0.2, 0.4, 0.8][nth % 4] ?? 0.4,
  flightsPerPair: 1 + (nth % 5),
  airlineCount: 1 + (nth % 7),
  friendship: [0.1, 0.3, 0.7, 1][Math.floor(nth / 4) % 4] ?? 1,
  queries: 6,
  fares: nth % 2 === 0 ? "embedded" : "plain",
}));

/** Where the cheapest days of a world are not what each day's search says, for each number of stops. */
function differencesIn(shape: (typeof WORLDS)[number]): readonly unknown[] {
  const { search, queries } = trial(shape, shape.queries, shape.fares);
  return queries.flatMap((asked, nth) => {
    const { returnDay: _, ...query } = asked;
    const [firstDay, days, nights] = [addDays(FIRST_DAY, (nth * 29) % 170), 10 + ((nth * 7) % 21), nth % 8];
    const cheapest = searchCheapestRoundDays(search, { ...query, firstDay, days, nights });
    return ([2, 1, 0] as const).flatMap((mostStops) => {
      const cents = Float64Array.from({ length: days }, (__, day) => {
        const trip = { ...query, day: addDays(firstDay, day), returnDay: addDays(firstDay, day + nights) };
        return bestRoundTrip(search, trip, ({ flights }) => flights.length - 1 <= mostStops)?.cents ?? Infinity;
      });
      const [found, expected] = [cheapest(mostStops), leastOf(cents)];
      return isDeepStrictEqual(found, expected) ? [] : [{ seed: shape.seed, nth, mostStops, found, expected }];
    });
  });
}

/** The first of the least; null where all are infinite. */
function leastOf(cents: Float64Array): CheapestDay | null {
  const least = Math.min(...cents);
  return least === Infinity ? null : { day: cents.indexOf(least), cents: least };
}

describe("the calendar of round trips", () => {
  it.each(WORLDS)("says of each day what the search finds for a trip that begins on it in world $seed", (shape) => {
    const { search, queries } = trial(shape, shape.queries, shape.fares);
    let [days, ofPlate] = [0, 0];
    for (const [nth, { returnDay: _, ...asked }] of queries.entries()) {
      const query = { ...asked, maxStops: maxStopsOf(nth) };
      const nights = nth % 10;
      const tripOn = (day: number) => ({ ...query, day: addDays(FIRST_DAY, day), returnDay: addDays(FIRST_DAY, day + nights) });
      const row = { ...query, firstDay: FIRST_DAY, days: DAYS, nights };
      const expected = Array.from({ length: DAYS }, (__, day) => searchRoundTrip(search, { ...tripOn(day), limit: 1 })[0]);
      expect([...searchRoundCalendar(search, { ...row, plate: null })]).toEqual(expected.map((best) => best?.cents ?? Infinity));
      days += expected.filter((best) => best !== undefined).length;
      const plate = nth % shape.airlineCount;
      const plated = Array.from(
        { length: DAYS },
        (__, day) => bestRoundTrip(search, tripOn(day), (bound) => bound.plate === plate)?.cents ?? Infinity,
      );
      expect([...searchRoundCalendar(search, { ...row, plate })]).toEqual(plated);
      ofPlate += plated.filter((cents) => cents < Infinity).length;
    }
    expect(days).toBeGreaterThan(500);
    expect(ofPlate).toBeGreaterThan(100);
  });

  it.each(WORLDS)("finds the cheapest trip of a row of days, the first of equally cheap ones, in world $seed", (shape) => {
    const { search, queries } = trial(shape, shape.queries, shape.fares);
    const found = queries.flatMap((asked, nth) => {
      const { returnDay: _, ...query } = asked;
      return [nth % 4, 5 + (nth % 9)].map((nights) => {
        const row = { ...query, firstDay: addDays(FIRST_DAY, (nth * 29) % 170), days: 1 + ((nth * 37) % 131), nights };
        const cut = nth % 3 === 0 ? { departsFromUtcMinute: epochDayOf(row.firstDay) * 1440 + 97 * nth } : {};
        const best = searchCheapestRoundDays(search, { ...row, ...cut })(2);
        expect(best).toEqual(leastOf(searchRoundCalendar(search, { ...row, ...cut, plate: null })));
        return best;
      });
    });
    expect(found.filter((best) => best !== null && best.day > 0).length).toBeGreaterThan(queries.length / 4);
  });

  it.each(WORLDS)("finds the day of the cheapest trip with fewer stops in world $seed", (shape) => {
    expect(differencesIn(shape)).toEqual([]);
  });

  it("does so in small worlds of all shapes, where what is cheapest out goes with what is not cheapest back", () => {
    expect(SMALL_WORLDS.flatMap(differencesIn)).toEqual([]);
  });

  it.each(WORLDS)("says of each day back what the search finds for a trip that ends on it in world $seed", (shape) => {
    const { search, queries } = trial(shape, shape.queries, shape.fares);
    let [days, ofPlate] = [0, 0];
    for (const [nth, { returnDay: _, ...query }] of queries.entries()) {
      const departureDate = addDays(FIRST_DAY, (nth * 37) % DAYS_OUT);
      const firstDay = addDays(departureDate, nth % 3); // back on the same day, or some later
      // Some days of departure have begun: what left before is gone.
      const cut = nth % 4 !== 1 ? {} : { departsFromUtcMinute: epochDayOf(departureDate) * 1440 + 97 * (nth % 15) };
      const tripOn = (day: number) => ({ ...query, ...cut, day: departureDate, returnDay: addDays(firstDay, day) });
      const row = { ...query, ...cut, departureDate, firstDay, days: DAYS_BACK };
      const expected = Array.from({ length: DAYS_BACK }, (__, day) => searchRoundTrip(search, { ...tripOn(day), limit: 1 })[0]);
      expect([...searchReturnCalendar(search, { ...row, plate: null })]).toEqual(expected.map((best) => best?.cents ?? Infinity));
      days += expected.filter((best) => best !== undefined).length;
      const plate = nth % shape.airlineCount;
      const plated = Array.from(
        { length: DAYS_BACK },
        (__, day) => bestRoundTrip(search, tripOn(day), (bound) => bound.plate === plate)?.cents ?? Infinity,
      );
      expect([...searchReturnCalendar(search, { ...row, plate })]).toEqual(plated);
      ofPlate += plated.filter((cents) => cents < Infinity).length;
    }
    expect(days).toBeGreaterThan(100);
    expect(ofPlate).toBeGreaterThan(10);
  });

  it("reaches to a way back on the last day of the horizon, and refuses one beyond", () => {
    const { search, queries } = trial(WORLDS[0] as (typeof WORLDS)[number], 1);
    const { horizon } = search;
    const [query] = queries as [(typeof queries)[number]];
    const [departureDate, firstDay] = [horizon.days - 9, horizon.days - 5].map((day) => dateOfEpochDay(horizon.firstDay + day));
    const row = { ...query, firstDay: departureDate as LocalDate, days: 5, plate: null };
    expect(searchRoundCalendar(search, { ...row, nights: 4 })).toHaveLength(5);
    expect(() => searchRoundCalendar(search, { ...row, nights: 5 })).toThrow(RangeError);
    const back = { ...row, departureDate: departureDate as LocalDate, firstDay: firstDay as LocalDate };
    expect(searchReturnCalendar(search, back)).toHaveLength(5);
    expect(() => searchReturnCalendar(search, { ...back, days: 6 })).toThrow(RangeError);
  });
});
