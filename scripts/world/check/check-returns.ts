import { counted } from "../../../src/core/kernel/index.ts";
import type { Finding } from "./finding.ts";
import type { YearOfFlights } from "./year-of-flights.ts";

/** What flies out flies back: each airline has as many flights a week on a pair in one direction as in the other, season by season. */
export function checkReturns({ timetable, flights }: YearOfFlights): Finding {
  const balance = new Map<string, number>();
  for (const { airline, from, to, pattern } of flights) {
    const service = timetable.patterns[pattern];
    if (service === undefined) continue;
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => service.weekdays & (1 << day)).length;
    const key = `${airline} ${from < to ? `${from}-${to}` : `${to}-${from}`} in ${service.season}`;
    balance.set(key, (balance.get(key) ?? 0) + (from < to ? days : -days));
  }
  const uneven = [...balance].filter(([, days]) => days !== 0);
  return {
    name: "returns",
    figures: `${balance.size} airline routes by season`,
    breaches: uneven.map(([key, days]) => `${key}: ${counted(Math.abs(days), "flight a week does", "flights a week do")} not return`),
  };
}
