import { describe, expect, it } from "vitest";
import type { CabinCode } from "../../core/flights/index.ts";
import { addDays, type LocalDate } from "../../core/kernel/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { createHorizon, type World } from "../timetable/index.ts";
import { BoundSearch } from "./bound-search.ts";
import { plainFares } from "./proof/plain-fares.ts";
import { randomWorld } from "./proof/random-world.ts";
import { Reference } from "./proof/reference.ts";
import { type Seeded, seeded } from "./proof/seeded.ts";
import type { OneWayQuery } from "./query.ts";
import { RESULT_LIMIT } from "./rules.ts";
import { searchOneWay } from "./search-one-way.ts";

const TODAY = "2027-01-10" as LocalDate;
const FIRST_DAY = addDays(TODAY, -2);
const HORIZON_DAYS = 338;

/** Days on which somebody's clocks change, the days around them, and a few plain ones. */
const DAYS = [
  "2027-02-07",
  "2027-03-13",
  "2027-03-14",
  "2027-03-27",
  "2027-03-28",
  "2027-04-03",
  "2027-04-04",
  "2027-04-29",
  "2027-04-30",
  "2027-06-20",
  "2027-09-04",
  "2027-09-05",
  "2027-09-25",
  "2027-09-26",
  "2027-10-02",
  "2027-10-28",
  "2027-10-29",
  "2027-10-30",
  "2027-10-31",
  "2027-11-06",
  "2027-11-07",
] as LocalDate[];
const CABINS: readonly CabinCode[] = ["M", "W", "C"];

/** Worlds from thin (the relaxed limits decide) to dense (more than 200 bounds a market). */
const WORLDS = [
  { seed: 1, airports: 22, density: 0.08, queries: 300 },
  { seed: 2, airports: 24, density: 0.2, queries: 200 },
  { seed: 3, airports: 14, density: 0.45, queries: 150 },
  { seed: 4, airports: 20, density: 0.45, queries: 90 },
  { seed: 5, airports: 24, density: 0.6, queries: 60 },
  { seed: 6, airports: 12, density: 0.9, queries: 90 },
];

function randomQuery(world: World, dice: Seeded): OneWayQuery {
  const place = (): readonly number[] => {
    const metro = world.metros[dice.below(world.metros.length)]?.airports ?? [];
    return dice.chance(0.25) && metro.length > 0 ? metro : [dice.below(world.airports.length)];
  };
  return {
    origins: place(),
    destinations: place(),
    day: DAYS[dice.below(DAYS.length)] ?? TODAY,
    cabin: CABINS[dice.below(CABINS.length)] ?? "M",
    seats: 1 + dice.below(4),
    today: TODAY,
  };
}

function prepare(world: World): { search: BoundSearch; reference: Reference } {
  const fares = plainFares(world);
  const timetable = decodeTimetable(encodeWorld(world));
  return {
    search: new BoundSearch(timetable, createHorizon(timetable, FIRST_DAY, HORIZON_DAYS), fares),
    reference: new Reference(world, fares),
  };
}

describe("the one-way search", () => {
  it("finds exactly what the plain search finds, and its best 200 are the first 200 of that", () => {
    let itineraries = 0;
    for (const { seed, airports, density, queries } of WORLDS) {
      const world = randomWorld(seed, airports, density);
      const { search, reference } = prepare(world);
      const dice = seeded(seed + 100);
      for (let index = 0; index < queries; index++) {
        const query = randomQuery(world, dice);
        const expected = reference.search(query);
        expect(searchOneWay(search, { ...query, limit: Infinity })).toEqual(expected);
        expect(searchOneWay(search, query)).toEqual(expected.slice(0, RESULT_LIMIT));
        itineraries += expected.length;
      }
    }
    expect(itineraries).toBeGreaterThan(100_000);
  });
});
