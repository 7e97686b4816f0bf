import { addDays } from "../../../src/core/kernel/index.ts";
import type { Finding } from "./finding.ts";
import { DAYS, FIRST_DAY, type YearOfFlights } from "./year-of-flights.ts";

const LEAST_MEAN = 75_000;
const LEAST_PER_DAY = 70_000;
const MOST_PER_DAY = 90_000;
const LEAST_AIRPORTS = 3_500;

/** How many flights leave on each day of the year, and from how many airports. */
export function checkVolume(year: YearOfFlights): Finding {
  const perDay = departuresPerDay(year);
  const mean = Math.round(perDay.reduce((sum, count) => sum + count, 0) / DAYS);
  const monthly = monthlyMeans(perDay);
  const served = new Set(year.flights.map(({ from }) => from)).size;
  return {
    name: "departures a day",
    figures: `mean ${mean}, least ${Math.min(...perDay)}, most ${Math.max(...perDay)}; by month ${monthly.join(" ")}; ${served} airports`,
    breaches: [
      ...(mean < LEAST_MEAN ? [`only ${mean} a day over the year`] : []),
      ...monthly.filter((count) => count < LEAST_PER_DAY || count > MOST_PER_DAY).map((count) => `a month has ${count} a day`),
      ...(served < LEAST_AIRPORTS ? [`only ${served} airports are served`] : []),
    ],
  };
}

function departuresPerDay({ flights, runs }: YearOfFlights): readonly number[] {
  const perDay = Array<number>(DAYS).fill(0);
  for (const { pattern } of flights) for (const [day, flies] of runs(pattern).entries()) perDay[day] = (perDay[day] ?? 0) + flies;
  return perDay;
}

function monthlyMeans(perDay: readonly number[]): readonly number[] {
  const byMonth = Map.groupBy(perDay.keys(), (day) => addDays(FIRST_DAY, day).slice(0, 7));
  return [...byMonth.values()].map((days) => Math.round(days.reduce((sum, day) => sum + (perDay[day] ?? 0), 0) / days.length));
}

/** How much is sold under other codes than the operator's. */
export function checkPartners({ flights }: YearOfFlights): Finding {
  const operated = flights.filter(({ airline, operatedBy }) => airline !== operatedBy).length / flights.length;
  const shares = flights.reduce((sum, { codeshares }) => sum + codeshares.length, 0) / flights.length;
  return {
    name: "partners",
    figures: `${(operated * 100).toFixed(1)} % operated by another airline, ${shares.toFixed(2)} code-shares a flight`,
    breaches: operated > 0.03 && operated < 0.4 && shares > 0.2 && shares < 2 ? [] : ["outside of what is plausible"],
  };
}
