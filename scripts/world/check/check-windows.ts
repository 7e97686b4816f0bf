import { isLongHaul } from "../schedule/daily-habits.ts";
import { isWithin } from "../schedule/day-slots.ts";
import { longHaulWindows } from "../schedule/long-haul-windows.ts";
import type { Finding } from "./finding.ts";
import { type CheckedFlight, nameOf, type YearOfFlights } from "./year-of-flights.ts";

/** Curfews at the other end push a few out of their hours. */
const LEAST_SHARE = 0.95;

/** Long flights leave in the hours that are usual between the two parts of the world. */
export function checkWindows({ timetable, flights }: YearOfFlights): Finding {
  const airports = new Map(timetable.airports.map((airport) => [airport.code, airport]));
  const judge = (flight: CheckedFlight): "short" | "inside" | "outside" => {
    const [from, to] = [airports.get(flight.from), airports.get(flight.to)];
    if (from === undefined || to === undefined || !isLongHaul({ from, to, blockMinutes: flight.blockMinutes })) return "short";
    return longHaulWindows(from, to).some((window) => isWithin(window, flight.departsAtMinute)) ? "inside" : "outside";
  };
  const byVerdict = Map.groupBy(flights, judge);
  const [inside, outside] = [byVerdict.get("inside") ?? [], byVerdict.get("outside") ?? []];
  const share = inside.length / (inside.length + outside.length);
  return {
    name: "long-haul hours",
    figures: `${(share * 100).toFixed(1)} % of ${inside.length + outside.length} long flights leave within their windows`,
    breaches: share >= LEAST_SHARE ? [] : outside.map((flight) => `${nameOf(flight)} leaves outside of its window`),
  };
}
