import { AIRLINES } from "../facts/airlines.ts";
import type { Finding } from "./finding.ts";
import { nameOf, type YearOfFlights } from "./year-of-flights.ts";

/** Neither sold nor flown: without departures, and operator for nobody. */
const RETIRED: ReadonlySet<string> = new Set(
  AIRLINES.filter(({ dailyDepartures, operatesFor, tier }) => dailyDepartures === 0 && operatesFor.length === 0 && tier !== "operator").map(
    ({ code }) => code,
  ),
);

/** Airlines that have stopped flying sell nothing, operate nothing and put their code on nobody's flight. */
export function checkRetired({ flights }: YearOfFlights): Finding {
  const seen = flights.filter(
    ({ airline, operatedBy, codeshares }) =>
      RETIRED.has(airline) || RETIRED.has(operatedBy) || codeshares.some((share) => RETIRED.has(share.airline)),
  );
  return { name: "retired airlines", figures: [...RETIRED].join(" "), breaches: seen.map((flight) => `${nameOf(flight)} is still found`) };
}
