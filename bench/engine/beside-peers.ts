import { addDays, type LocalDate } from "../../src/core/kernel/index.ts";
import type { Fares, RoundTripQuery, Timetable } from "../../src/engine/index.ts";
import { boundQuery, BoundSearch, LIMITS } from "../../src/engine/routing/index.ts";
import { type Horizon, utcMinuteOf } from "../../src/engine/timetable/index.ts";
import { departuresFrom } from "./departures.ts";
import { percentiles, round, type Row } from "./measured.ts";
import { createPlanners, type Journey } from "./peers.ts";
import { TODAY } from "./queries.ts";
import { brokenRule } from "./rules-broken.ts";

/** So many days ahead, for so many days: a journey with two changes and a night at each ends within them. */
const AHEAD = 40;
const WINDOW_DAYS = 5;
const QUESTIONS = 150;

/**
 * When can one be there at the earliest? Asked of ourselves and of the planners, one traveller, one day. Ours keeps more rules and prices each itinerary
 * on the way; where the planner's journey keeps them too, both must arrive at the same minute.
 */
export async function besidePeers(
  timetable: Timetable,
  horizon: Horizon,
  fares: Fares,
  queries: readonly RoundTripQuery[],
): Promise<Row[]> {
  const day = addDays(TODAY, AHEAD);
  const search = new BoundSearch(timetable, horizon, fares);
  const firstDay = boundQuery({ origins: [], destinations: [], cabin: "M", seats: 1, today: TODAY, day }, day).day;
  const planners = await createPlanners(timetable, departuresFrom(timetable, horizon, firstDay - 1, WINDOW_DAYS));
  const questions = queries
    .flatMap(({ origins, destinations }) => ({ from: origins[0] as number, to: destinations[0] as number }))
    .slice(0, QUESTIONS)
    .map((ends) => ({
      ...ends,
      midnight: utcMinuteOf(horizon, timetable.ground.zone[ends.from] as number, firstDay - horizon.firstDay, 0),
    }));
  for (const { from, to } of questions) earliest(search, from, to, day);
  const ours = questions.map(({ from, to }) => timed(() => earliest(search, from, to, day)));
  const times = percentiles(ours.map(({ ms }) => ms));
  const rows: Row[] = [{ step: "earliest arrival, ours", queries: questions.length, ...times }];
  for (const planner of planners) {
    for (const { from, to, midnight } of questions.slice(0, 5)) planner.plan(from, to, midnight);
    const theirs = questions.map(({ from, to, midnight }) => timed(() => planner.plan(from, to, midnight)));
    const took = percentiles(theirs.map(({ ms }) => ms));
    const verdicts = questions.map((_, nth) => compare(timetable, fares, ours[nth]?.value ?? null, theirs[nth]?.value ?? null, firstDay));
    const count = (verdict: string): number => verdicts.filter((each) => each === verdict).length;
    rows.push({
      step: `earliest arrival, ${planner.name}`,
      queries: questions.length,
      ...took,
      "p95 / ours": round(took.p95 / times.p95),
      "same minute": count("same"),
      "by a journey that breaks our rules": count("other rules"),
      "they arrive later": count("later"),
      DIFFERENT: count("different"),
    });
  }
  return rows;
}

interface Arrival {
  readonly arrives: number;
  /** Place of the limits in `LIMITS` within which it was found. */
  readonly limits: number;
}

function earliest(search: BoundSearch, origin: number, destination: number, day: LocalDate): Arrival | null {
  const query = boundQuery({ origins: [origin], destinations: [destination], cabin: "M", seats: 1, today: TODAY, day }, day);
  let arrives = Infinity;
  const sink = {
    worstCents: () => Infinity,
    add: (candidate: { readonly arrivesAt: number }) => {
      if (candidate.arrivesAt < arrives) arrives = candidate.arrivesAt;
    },
  };
  for (const [place, limits] of LIMITS.entries()) {
    search.run(query, limits, sink);
    if (arrives !== Infinity) return { arrives, limits: place };
  }
  return null;
}

function compare(timetable: Timetable, fares: Fares, ours: Arrival | null, theirs: Journey | null, firstDay: number): string {
  const theirArrival = theirs?.at(-1)?.arrives ?? Infinity;
  const ourArrival = ours?.arrives ?? Infinity;
  if (theirArrival === ourArrival) return "same";
  if (theirArrival > ourArrival) return "later";
  return theirs !== null &&
    brokenRule(timetable, fares, theirs, firstDay, LIMITS[ours?.limits ?? LIMITS.length - 1] as (typeof LIMITS)[number]) !== null
    ? "other rules"
    : "different";
}

function timed<Value>(work: () => Value): { readonly value: Value; readonly ms: number } {
  const start = performance.now();
  const value = work();
  return { value, ms: performance.now() - start };
}
