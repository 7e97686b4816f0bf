/** How long the search takes: market-weighted random questions on the built world, and what it takes to get ready. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CabinCode } from "../src/core/flights/index.ts";
import { addDays, type LocalDate, type Seeded, seeded } from "../src/core/kernel/index.ts";
import {
  createFares,
  createFlightEngine,
  createHorizon,
  decodeTimetable,
  type RoundTripQuery,
  type Timetable,
} from "../src/engine/index.ts";
import type { BenchResult } from "./run.ts";

const WORLD_FILE = join(import.meta.dirname, "../build/world/world.bin");
const TODAY = "2026-11-20" as LocalDate;
const QUERIES = 2000;

type Row = Record<string, string | number>;

export async function bench(): Promise<BenchResult> {
  const rows: Row[] = [];
  const timed = <Value>(step: string, work: () => Value): Value => {
    const start = performance.now();
    const value = work();
    rows.push({ step, ms: round(performance.now() - start) });
    return value;
  };
  const bytes = readFileSync(WORLD_FILE);
  const timetable = timed("load the world file", () => decodeTimetable(bytes));
  const horizon = timed("days and clocks, first time", () => createHorizon(timetable, addDays(TODAY, -2), 338));
  timed("days and clocks, when the day turns", () => createHorizon(timetable, addDays(TODAY, -1), 338));
  const fares = timed("fares", () => createFares(timetable));
  const engine = timed("engine", () => createFlightEngine(timetable, horizon, fares));
  timed("warm up", () => [...engine.warmUp()]);
  const queries = marketQueries(timetable, QUERIES);
  const floor = measured("floor: look at each flight's origin once", queries, ({ origins }) => flightsFrom(timetable, origins));
  const against = (row: Row): Row => ({ ...row, "p95 / floor": round(Number(row["p95"]) / Number(floor["p95"])) });
  rows.push(floor);
  rows.push(against(measured("one way, best 200", queries, (query) => engine.searchOneWay(query).length)));
  rows.push(against(measured("one way, all", queries, (query) => engine.searchOneWay({ ...query, limit: Infinity }).length)));
  rows.push(against(measured("round trip, best 200", queries, (query) => engine.searchRoundTrip(query).length)));
  rows.push({ step: "flights in the timetable", results: timetable.flights.length });
  rows.push({ step: "memory of the process, MB", results: round(process.memoryUsage().rss / 1e6) });
  return { name: "search", rows };
}

/** What the simplest of programs would do before anything else: a plain pass over the timetable. */
function flightsFrom({ flights }: Timetable, origins: readonly number[]): number {
  let found = 0;
  for (let flight = 0; flight < flights.length; flight++) if (origins.includes(flights.from[flight] as number)) found++;
  return found;
}

/** Questions as travellers ask them: origin and destination by their traffic, some by city, more for soon than for late. */
export function marketQueries(timetable: Timetable, count: number): RoundTripQuery[] {
  const dice = seeded(7);
  const pick = trafficPicker(timetable, dice);
  return Array.from({ length: count }, () => {
    const origins = pick();
    let destinations = pick();
    while (destinations.some((airport) => timetable.ground.area[airport] === timetable.ground.area[origins[0] as number]))
      destinations = pick();
    const ahead = 1 + Math.floor((dice.below(1000) / 1000) ** 2 * 320);
    const day = addDays(TODAY, ahead);
    const cabin: CabinCode = dice.chance(0.85) ? "M" : dice.chance(0.6) ? "C" : "W";
    return {
      origins,
      destinations,
      day,
      returnDay: addDays(day, dice.below(Math.min(15, 331 - ahead))),
      cabin,
      seats: 1 + dice.below(4),
      today: TODAY,
    };
  });
}

function trafficPicker({ airports, metros }: Timetable, dice: Seeded): () => readonly number[] {
  const sums: number[] = [];
  for (const { mppa } of airports) sums.push((sums.at(-1) ?? 0) + mppa);
  const total = sums.at(-1) ?? 0;
  return () => {
    const wanted = (dice.below(1e9) / 1e9) * total;
    const airport = sums.findIndex((sum) => sum > wanted);
    const metro = metros.find(({ airports: members }) => members.includes(airport));
    return metro !== undefined && dice.chance(0.4) ? metro.airports : [airport];
  };
}

function measured(step: string, queries: readonly RoundTripQuery[], ask: (query: RoundTripQuery) => number): Row {
  let results = 0;
  let empty = 0;
  const times = queries.map((query) => {
    const start = performance.now();
    const found = ask(query);
    results += found;
    if (found === 0) empty++;
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const at = (share: number): number => round(times[Math.floor(share * (times.length - 1))] ?? 0);
  return {
    step,
    queries: queries.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    results: Math.round(results / queries.length),
    empty,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

if (import.meta.main) console.table((await bench()).rows);
