/** From how many of the larger US airports each destination can be reached within two stops, times, seats and fares included. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AIRPORT_SCORES } from "../scripts/world/facts/airport-scores.ts";
import { DESTINATIONS } from "../scripts/world/facts/destinations.ts";
import { addDays, type LocalDate } from "../src/core/kernel/index.ts";
import { createFares, createFlightEngine, createHorizon, decodeTimetable } from "../src/engine/index.ts";
import type { BenchResult } from "./run.ts";

const WORLD_FILE = join(import.meta.dirname, "../build/world/world.bin");
const TODAY = "2026-12-01" as LocalDate;
/** A Wednesday in winter and one in summer; a destination may have a season, and thin airports their days of the week. */
const WEEKS = ["2027-01-13", "2027-07-14"] as const;
const LEAST_MPPA = 0.5;

export async function bench(): Promise<BenchResult> {
  const timetable = decodeTimetable(readFileSync(WORLD_FILE));
  const engine = createFlightEngine(timetable, createHorizon(timetable, addDays(TODAY, -2), 338), createFares(timetable));
  const indexOf = new Map(timetable.airports.map(({ code }, index) => [code, index]));
  const origins = AIRPORT_SCORES.filter(({ country, mppa }) => country === "US" && mppa >= LEAST_MPPA).flatMap(
    ({ code }) => indexOf.get(code) ?? [],
  );
  const fliesOn = (origin: number, destinations: readonly number[], day: LocalDate): boolean =>
    engine.searchOneWay({ origins: [origin], destinations, day, cabin: "M", seats: 1, today: TODAY, limit: 1 }).length > 0;

  const found = { "on the first day": 0, "within that week": 0, "in summer only": 0, never: 0 };
  const unreached = new Map<string, number>();
  let pairs = 0;
  for (const { code, airports } of DESTINATIONS) {
    const destinations = airports.flatMap((airport) => indexOf.get(airport) ?? []);
    for (const origin of origins) {
      if (destinations.includes(origin)) continue;
      pairs++;
      const [winter, summer] = WEEKS.map((first) => weekFrom(first as LocalDate).findIndex((day) => fliesOn(origin, destinations, day)));
      if (winter === 0) found["on the first day"]++;
      else if (winter !== undefined && winter > 0) found["within that week"]++;
      else if (summer !== undefined && summer >= 0) found["in summer only"]++;
      else {
        found.never++;
        unreached.set(code, (unreached.get(code) ?? 0) + 1);
      }
    }
  }
  const worst = [...unreached].sort((a, b) => b[1] - a[1]).slice(0, 12);
  const rows = [
    { what: "US airports", count: origins.length },
    { what: "destinations", count: DESTINATIONS.length },
    { what: "pairs", count: pairs },
    ...Object.entries(found).map(([what, count]) => ({
      what: `found ${what}`,
      count,
      percent: Math.round((count / pairs) * 10_000) / 100,
    })),
    { what: "never, by destination", count: worst.map(([code, count]) => `${code} ${count}`).join(", ") },
  ];
  return { name: "reach", rows };
}

const weekFrom = (first: LocalDate): LocalDate[] => Array.from({ length: 7 }, (_, day) => addDays(first, day));
