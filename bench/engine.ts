/**
 * The flight engine on the built world, one core, warm: what getting ready takes, every kind of question, how far each is from a floor, and the journey
 * planners on npm beside it on the same timetable.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "../src/core/kernel/index.ts";
import { createFares, createFlightEngine, createHorizon, decodeTimetable, type RoundTripQuery } from "../src/engine/index.ts";
import { besidePeers } from "./engine/beside-peers.ts";
import { floorMs } from "./engine/floor.ts";
import { measured, percentiles, round, type Row } from "./engine/measured.ts";
import { keptMegabytes } from "./engine/memory.ts";
import { allPlaces, marketQueries, TODAY } from "./engine/queries.ts";
import type { BenchResult } from "./run.ts";
import { bench as startBench } from "./start.ts";

const WORLD_FILE = join(import.meta.dirname, "../build/world/world.bin");
const QUERIES = 2000;
/** A server that has run for a minute knows so many: what is measured is a warm core. */
const WARM_UP_QUERIES = 4000;
/** Questions about a year or the whole world take longer. */
const LONG_QUERIES = 300;
const EXPLORE_QUERIES = 60;
const NIGHTS = 7;
const YEAR_DAYS = 331;

const year = (query: RoundTripQuery, days: number) => ({ ...query, firstDay: TODAY, days, plate: null });

export async function bench(): Promise<BenchResult> {
  const rows: Row[] = [];
  const timed = <Value>(step: string, work: () => Value): Value => {
    const start = performance.now();
    const value = work();
    rows.push({ step, ms: round(performance.now() - start) });
    return value;
  };
  const before = keptMegabytes();
  const timetable = timed("load the world file", () => decodeTimetable(readFileSync(WORLD_FILE)));
  const horizon = timed("days and clocks", () => createHorizon(timetable, addDays(TODAY, -2), 338));
  const fares = timed("fares", () => createFares(timetable));
  const engine = timed("engine", () => createFlightEngine(timetable, horizon, fares));
  timed("warm up", () => [...engine.warmUp()]);
  rows.push({ step: "schedule, index and availability, MB", results: round(keptMegabytes() - before) });
  rows.push({
    step: "departures a day, mean of the year",
    results: Math.round(departuresADay(timetable, horizon)),
  });
  rows.push({ step: "airports", results: timetable.airports.length });

  const places = allPlaces(timetable);
  timed(`warm up: ${WARM_UP_QUERIES} other questions`, () => {
    for (const [nth, query] of marketQueries(timetable, WARM_UP_QUERIES, 11).entries()) {
      engine.searchOneWay(query);
      engine.searchRoundTrip(query);
      if (nth < LONG_QUERIES) engine.searchCalendar(year(query, YEAR_DAYS));
      if (nth < EXPLORE_QUERIES) engine.searchExplore({ ...query, places, returnDay: null });
    }
  });

  const queries = marketQueries(timetable, QUERIES);
  const oneWay = measured("one way, priced best 200", queries, (query) => engine.searchOneWay(query).length);
  const all = measured("one way, all", queries, (query) => engine.searchOneWay({ ...query, limit: Infinity }).length);
  const roundTrip = measured("round trip, exact best 200 pairs", queries, (query) => engine.searchRoundTrip(query).length);
  const some = queries.slice(0, LONG_QUERIES);
  const calendar = measured("calendar, 331 days one way", some, (query) => engine.searchCalendar(year(query, YEAR_DAYS)).length);
  const roundCalendar = measured(
    `calendar, ${YEAR_DAYS - NIGHTS} days of round trips`,
    some,
    (query) => engine.searchRoundCalendar({ ...year(query, YEAR_DAYS - NIGHTS), nights: NIGHTS }).length,
  );
  const explore = measured(
    "explore, one way to every place",
    queries.slice(0, EXPLORE_QUERIES),
    (query) => engine.searchExplore({ ...query, places, returnDay: null }).filter((trips) => trips.length > 0).length,
  );
  const floors = percentiles(queries.map((query) => floorMs(timetable, query, engine.searchOneWay({ ...query, limit: Infinity }).length)));
  rows.push({ step: "floor: edges and itineraries at 1 ns each", queries: QUERIES, ...floors });
  const against = (row: Row & { readonly p95: number }, of: typeof oneWay | typeof roundTrip): Row => ({
    ...row,
    "p95 / floor": round(row.p95 / floors.p95),
    "p95 / search": round(row.p95 / of.p95),
  });
  for (const row of [oneWay, all, calendar, explore]) rows.push(against(row, oneWay));
  for (const row of [roundTrip, roundCalendar]) rows.push(against(row, roundTrip));
  rows.push(...(await besidePeers(timetable, horizon, fares, queries)));
  for (const row of (await startBench()).rows) rows.push({ step: `start: ${row["what"]}`, ms: row["ms"] as number });
  return { name: "engine", rows };
}

function departuresADay(
  { flights }: ReturnType<typeof decodeTimetable>,
  { runs, patterns, days }: ReturnType<typeof createHorizon>,
): number {
  let departures = 0;
  for (const pattern of flights.pattern) for (let day = 0; day < days; day++) departures += runs[day * patterns + pattern] as number;
  return departures / days;
}

if (import.meta.main) console.table((await bench()).rows);
