/** What it takes to find the cheapest day of each place: what explore asks for a month and for any time, beside whole calendars of the same places. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "../src/core/kernel/index.ts";
import { createFares, createFlightEngine, createHorizon, decodeTimetable, type FlightEngine, type Timetable } from "../src/engine/index.ts";
import { allPlaces, marketQueries, TODAY } from "./engine/queries.ts";
import type { BenchResult } from "./run.ts";

const WORLD_FILE = join(import.meta.dirname, "../build/world/world.bin");
const ORIGINS = ["JFK", "GRU", "BNA"] as const;
const SPANS = [
  { span: "month", days: 30 },
  { span: "any time", days: 290 },
] as const;
const NIGHTS = 7;
/** At most so many: explore asks for each of them. */
const NUMBERS_OF_STOPS = [2, 1, 0] as const;
/** Whole calendars are asked for of so many of the busiest places. */
const BUSIEST = 300;
const WARM_UP_QUERIES = 100;

export async function bench(): Promise<BenchResult> {
  const timetable = decodeTimetable(readFileSync(WORLD_FILE));
  const engine = createFlightEngine(timetable, createHorizon(timetable, addDays(TODAY, -2), 338), createFares(timetable));
  for (const query of marketQueries(timetable, WARM_UP_QUERIES, 11)) {
    const row = { ...query, firstDay: TODAY, days: 300, nights: NIGHTS };
    engine.searchRoundCalendar({ ...row, plate: null });
    engine.searchCheapestDays(row)(2);
    engine.searchCheapestRoundDays(row)(2);
  }
  const places = busiestFirst(timetable);
  const rows = ORIGINS.flatMap((code) =>
    SPANS.flatMap(({ span, days }) => {
      const origins = [timetable.airports.findIndex((airport) => airport.code === code)];
      const query = { origins, firstDay: addDays(TODAY, 30), days, cabin: "M", seats: 1, today: TODAY } as const;
      return [false, true].map((isRound) => ({
        from: code,
        span,
        trips: isRound ? `${NIGHTS} nights` : "one way",
        ...timesOf(engine, places, query, isRound),
      }));
    }),
  );
  return { name: "any-time", rows };
}

type Row = Omit<Parameters<FlightEngine["searchCheapestDays"]>[0], "destinations">;

function timesOf(engine: FlightEngine, places: readonly (readonly number[])[], row: Row, isRound: boolean) {
  let found = 0;
  const lookAt = (destinations: readonly number[]): void => {
    const query = { ...row, destinations, nights: NIGHTS };
    const cheapest = isRound ? engine.searchCheapestRoundDays(query) : engine.searchCheapestDays(query);
    if (NUMBERS_OF_STOPS.map(cheapest)[0] !== null) found++;
  };
  const whole = (destinations: readonly number[]): void => {
    const query = { ...row, destinations, nights: NIGHTS, plate: null };
    if (isRound) engine.searchRoundCalendar(query);
    else engine.searchCalendar(query);
  };
  const busiest = places.slice(0, BUSIEST);
  const [quick, slow] = [msOf(busiest, lookAt), msOf(busiest, whole)];
  found = 0;
  const all = msOf(places, lookAt);
  return {
    [`${BUSIEST} busiest, ms`]: quick,
    "whole calendars / that": Math.round((slow / quick) * 10) / 10,
    "all places, ms": all,
    "places found": found,
  };
}

function msOf(places: readonly (readonly number[])[], look: (destinations: readonly number[]) => void): number {
  const start = performance.now();
  for (const place of places) look(place);
  return Math.round(performance.now() - start);
}

function busiestFirst(timetable: Timetable): (readonly number[])[] {
  const trafficOf = (place: readonly number[]): number => place.reduce((sum, airport) => sum + (timetable.airports[airport]?.mppa ?? 0), 0);
  return allPlaces(timetable).sort((a, b) => trafficOf(b) - trafficOf(a));
}

if (import.meta.main) console.table((await bench()).rows);
