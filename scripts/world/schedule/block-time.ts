import type { AircraftFact } from "../facts/aircraft.ts";

interface Position {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometers a minute, and minutes for taxi, climb and approach. */
const PACES = {
  jet: { overheadMinutes: 30, kmPerMinute: 13.5 },
  fastTurboprop: { overheadMinutes: 25, kmPerMinute: 9.5 },
  turboprop: { overheadMinutes: 25, kmPerMinute: 7.6 },
  bush: { overheadMinutes: 12, kmPerMinute: 5 },
} as const;

type Pace = keyof typeof PACES;

/** How fast a type covers a stage; types of one pace have the same block times. */
export function paceOf({ key, class: kind }: AircraftFact): Pace {
  if (key === "CNA" || key === "DHT") return "bush";
  if (key === "DH4") return "fastTurboprop";
  return kind === "turboprop" || kind === "commuter" ? "turboprop" : "jet";
}

/** Jets cruise longer at height beyond this stage; from here on each kilometer goes at long-haul cruise. */
const LONG_CRUISE_KM = 3_400;
const LONG_CRUISE_KM_PER_MINUTE = 15.2;

/** Long taxi and stacking: ten minutes more at each such end. */
const CONGESTED: ReadonlySet<string> = new Set(["JFK", "EWR", "LGA", "ORD", "LHR", "PEK", "BOM", "DEL", "MEX"]);
const CONGESTION_MINUTES = 10;

/** Westerly winds of the middle latitudes, minutes for each 1,000 km of a stage longer than 1,500 km. */
const WIND_MINUTES = 3;

/** Whether the shorter way to the destination leads east. */
export const isEastbound = (from: Position, to: Position): boolean => ((to.longitude - from.longitude + 540) % 360) - 180 > 0;

/** Gate to gate, minutes, rounded up to five. */
export function blockMinutes(from: Position, to: Position, distanceKm: number, pace: Pace): number {
  const minutes =
    groundMinutes(from, to, pace) + cruiseMinutes(distanceKm, pace) + (pace === "jet" ? windMinutes(from, to, distanceKm) : 0);
  return Math.ceil(minutes / 5) * 5;
}

/** The part of a block time that does not grow with the stage: taxi, climb and approach, more at congested ends. */
export const groundMinutes = (from: Pick<Position, "code">, to: Pick<Position, "code">, pace: Pace): number =>
  PACES[pace].overheadMinutes + CONGESTION_MINUTES * [from, to].filter(({ code }) => CONGESTED.has(code)).length;

function cruiseMinutes(distanceKm: number, pace: Pace): number {
  const longKm = pace === "jet" ? Math.max(0, distanceKm - LONG_CRUISE_KM) : 0;
  return (distanceKm - longKm) / PACES[pace].kmPerMinute + longKm / LONG_CRUISE_KM_PER_MINUTE;
}

/** Longer against the wind, shorter with it; nothing on a stage that runs more north than east. */
function windMinutes(from: Position, to: Position, distanceKm: number): number {
  // Of both ends, not of the middle: who crosses the equator meets the westerlies of either half.
  const latitude = (Math.abs(from.latitude) + Math.abs(to.latitude)) / 2;
  if (distanceKm <= 1500 || latitude < 25 || latitude > 65) return 0;
  const eastwards = Math.abs(((to.longitude - from.longitude + 540) % 360) - 180);
  if (eastwards < Math.abs(to.latitude - from.latitude)) return 0;
  return ((isEastbound(from, to) ? -1 : 1) * WIND_MINUTES * distanceKm) / 1000;
}
