import type { CabinCode } from "../../../core/flights/index.ts";
import { addDays, type LocalDate, seeded } from "../../../core/kernel/index.ts";
import { decodeTimetable, encodeWorld } from "../../codec/index.ts";
import { createFares, type Fares } from "../../fares/index.ts";
import { createHorizon, type World } from "../../timetable/index.ts";
import { BoundSearch } from "../bound-search.ts";
import type { RoundTripQuery } from "../query.ts";
import { plainFares } from "./plain-fares.ts";
import { randomWorld, type WorldShape } from "./random-world.ts";
import { Reference } from "./reference.ts";

const TODAY = "2027-01-10" as LocalDate;

/** Days on which somebody's clocks change, the days around them, and plain ones. */
const DAYS = (
  "2027-02-06 2027-02-07 2027-03-13 2027-03-14 2027-03-27 2027-03-28 2027-04-03 2027-04-04 2027-04-29 2027-04-30 2027-06-20 " +
  "2027-09-04 2027-09-05 2027-09-25 2027-09-26 2027-10-02 2027-10-03 2027-10-28 2027-10-29 2027-10-31 2027-11-06 2027-11-07"
).split(" ") as LocalDate[];
/** Few for each world, since the plain search must look at each flight of each day; the next seed takes the next ones. */
const DAYS_A_WORLD = 3;
const CABINS: readonly CabinCode[] = ["M", "M", "M", "W", "C"];

export interface Trial {
  readonly search: BoundSearch;
  readonly reference: Reference;
  readonly fares: Fares;
  readonly queries: readonly RoundTripQuery[];
}

/** A random world, the search and the plain search over it, and random questions to both; with plain fares or the embedded ones. */
export function trial(shape: WorldShape, queryCount: number, kind: "plain" | "embedded" = "plain"): Trial {
  const world = randomWorld(shape);
  const timetable = decodeTimetable(encodeWorld(world));
  const fares = kind === "plain" ? plainFares(world) : createFares(timetable);
  return {
    search: new BoundSearch(timetable, createHorizon(timetable, addDays(TODAY, -2), 338), fares),
    reference: new Reference(world, fares),
    fares,
    queries: randomQueries(world, shape.seed, queryCount),
  };
}

function randomQueries(world: World, seed: number, count: number): RoundTripQuery[] {
  const dice = seeded(seed + 1000);
  const place = (): readonly number[] => {
    const metro = world.metros[dice.below(world.metros.length)]?.airports ?? [];
    return dice.chance(0.2) && metro.length > 0 ? metro : [dice.below(world.airports.length)];
  };
  const days = Array.from({ length: DAYS_A_WORLD }, (_, nth) => DAYS[(seed * DAYS_A_WORLD + nth) % DAYS.length] ?? TODAY);
  return Array.from({ length: count }, () => {
    const day = days[dice.below(days.length)] ?? TODAY;
    return {
      origins: place(),
      destinations: place(),
      day,
      returnDay: addDays(day, dice.below(4)),
      cabin: CABINS[dice.below(CABINS.length)] ?? "M",
      seats: 1 + dice.below(3),
      today: TODAY,
    };
  });
}
