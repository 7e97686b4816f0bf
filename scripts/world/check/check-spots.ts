import type { Finding } from "./finding.ts";
import { DAYS, type YearOfFlights } from "./year-of-flights.ts";

/** Pairs that people know, with the flights a day each way between which a figure is plausible. */
const SPOTS: readonly (readonly [from: string, to: string, least: number, most: number])[] = [
  ["JFK", "LHR", 8, 30],
  ["JFK", "LAX", 12, 40],
  ["LAX", "SFO", 15, 50],
  ["ATL", "LGA", 12, 40],
  ["MAD", "BCN", 6, 40],
  ["SFO", "NRT", 2, 8],
  ["DEL", "BOM", 30, 80],
  ["DXB", "LHR", 8, 25],
  ["LHR", "DUB", 12, 35],
  ["GMP", "CJU", 45, 110],
  ["SYD", "MEL", 40, 90],
  ["PTY", "BOG", 3, 40],
  ["LHR", "CDG", 5, 12],
  ["JFK", "SJU", 9, 20],
];

/** Flights a day on the pairs that everybody knows. */
export function checkSpots({ flights, runs }: YearOfFlights): Finding {
  const counts = SPOTS.map(([from, to, least, most]) => {
    const yearly = flights
      .filter((flight) => flight.from === from && flight.to === to)
      .reduce((sum, { pattern }) => sum + runs(pattern).reduce((days, flies) => days + flies, 0), 0);
    return { pair: `${from}-${to}`, daily: yearly / DAYS, least, most };
  });
  return {
    name: "spot pairs a day",
    figures: counts.map(({ pair, daily }) => `${pair} ${daily.toFixed(1)}`).join(", "),
    breaches: counts
      .filter(({ daily, least, most }) => daily < least || daily > most)
      .map(({ pair, daily, least, most }) => `${pair} has ${daily.toFixed(1)} a day, expected ${least} to ${most}`),
  };
}
