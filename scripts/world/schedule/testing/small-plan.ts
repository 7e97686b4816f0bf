import type { NetworkPlan, PlannedAirport } from "../../network/plan.ts";
import { loadAirports } from "../../places/load-airports.ts";

type Carriers = Readonly<Record<string, number>>;

/** A slice of the world for tests: trunks, long haul, a village, curfews, seasons, a regional brand. Flights a day each way by airline. */
const ROUTES: readonly (readonly [from: string, to: string, km: number, passengers: number, carriers: Carriers])[] = [
  ["ATH", "JTR", 218, 1500, { A3: 8 }],
  ["BGY", "JTR", 1650, 90, { FR: 0.6 }],
  ["EWR", "SIN", 15337, 300, { SQ: 1, UA: 0.5 }],
  ["FRA", "JFK", 6188, 900, { LH: 2, SQ: 1 }],
  ["FRA", "LNZ", 427, 60, { LH: 1.4 }],
  ["FRA", "TLV", 2950, 600, { LH: 2, LY: 1 }],
  ["JFK", "LHR", 5539, 4000, { BA: 5, AA: 4, VS: 3, DL: 2 }],
  ["MEL", "SYD", 705, 9000, { QF: 28, JQ: 12 }],
  ["FSD", "MSP", 314, 300, { DL: 3.5 }],
];

const SIZES: Readonly<Record<string, number>> = { JFK: 63, LHR: 84, FRA: 62, SYD: 42, MEL: 36, ATH: 32, MSP: 37, SIN: 68, EWR: 49 };

export async function smallPlan(): Promise<NetworkPlan> {
  const places = await loadAirports();
  const codes = [...new Set(ROUTES.flatMap(([from, to]) => [from, to]))].sort();
  const airports = codes.map((code): PlannedAirport => {
    const place = places.get(code);
    if (place === undefined) throw new Error(`No package knows ${code}`);
    return { ...place, mppa: SIZES[code] ?? 1, mostSeats: null };
  });
  const routes = ROUTES.map(([from, to, distanceKm, passengersPerDay, carriers]) => ({
    from,
    to,
    distanceKm,
    passengersPerDay,
    source: "model" as const,
    carriers: Object.entries(carriers).map(([airline, dailyEachWay]) => ({ airline, dailyEachWay })),
  }));
  return { airports, routes };
}
