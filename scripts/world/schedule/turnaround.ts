import type { AircraftFact } from "../facts/aircraft.ts";
import { findBanks } from "./banks.ts";
import { isLongHaul } from "./daily-habits.ts";
import type { Turnaround } from "./departure-times.ts";
import type { FlightLeg } from "./flight-leg.ts";

const LEAST_MINUTES: Readonly<Record<AircraftFact["class"], number>> = {
  commuter: 20,
  turboprop: 25,
  "regional jet": 30,
  narrowbody: 40,
  widebody: 75,
};
const LOW_COST_NARROWBODY_MINUTES = 25;
const LONG_HAUL_MINUTES = 90;

/** Where a hub has few banks, aircraft wait for the one that they are to meet. */
const BANK_PATIENCE_MINUTES = 600;

/** How long an aircraft stays at the far end of a route. */
export function turnaroundAfter(leg: FlightLeg, aircraft: AircraftFact): Turnaround {
  const isQuick = leg.airline.model === "lowcost" && aircraft.class === "narrowbody";
  const banks = findBanks(leg.airline, leg.from);
  const patienceMinutes = Math.max(isLongHaul(leg) ? 240 : isQuick ? 45 : 75, banks === null ? 0 : BANK_PATIENCE_MINUTES / banks.count);
  if (isLongHaul(leg)) return { leastMinutes: LONG_HAUL_MINUTES, patienceMinutes };
  return { leastMinutes: isQuick ? LOW_COST_NARROWBODY_MINUTES : LEAST_MINUTES[aircraft.class], patienceMinutes };
}
