import type { Finding } from "./finding.ts";
import { DAYS, nameOf, type YearOfFlights } from "./year-of-flights.ts";

/** No airline uses a number twice on one local day, its code-shares included. */
export function checkNumbers({ flights, runs }: YearOfFlights): Finding {
  const used = new Map<string, Uint8Array>();
  const breaches: string[] = [];
  const perAirline = new Map<string, number>();
  for (const flight of flights) {
    for (const { airline, number } of [flight, ...flight.codeshares]) {
      const key = `${airline}${number}`;
      const days = used.get(key) ?? new Uint8Array(DAYS);
      if (!used.has(key)) perAirline.set(airline, (perAirline.get(airline) ?? 0) + 1);
      if (addDays(days, runs(flight.pattern))) breaches.push(`${key} is used twice on a day, again by ${nameOf(flight)}`);
      used.set(key, days);
    }
  }
  const [most] = [...perAirline].sort((a, b) => b[1] - a[1]);
  return { name: "flight numbers", figures: `${used.size} in use, most by ${most?.[0]}: ${most?.[1]}`, breaches };
}

/** Marks the days; true when one of them was marked before. */
function addDays(marked: Uint8Array, days: Uint8Array): boolean {
  let again = false;
  for (let day = 0; day < marked.length; day++) {
    if (days[day] === 0) continue;
    again ||= marked[day] === 1;
    marked[day] = 1;
  }
  return again;
}
