import { type CurvePoints, curveByKm } from "./curve.ts";

/** Stops that fares tell apart; a bound with more is priced like one with this many. */
export const MOST_STOPS = 2;

/** A journey with stops against the nonstop one, by kilometres: over short ways it costs the airline more, over long ones it must be cheap. */
const ONE_STOP: CurvePoints = [
  [0, 1.3],
  [1000, 1.15],
  [3000, 1.03],
  [6000, 0.96],
  [9000, 0.92],
  [12000, 0.88],
];
const MORE_STOPS: CurvePoints = [
  [0, 1.7],
  [1000, 1.45],
  [3000, 1.15],
  [6000, 0.98],
  [9000, 0.91],
  [12000, 0.85],
];
const oneStop = curveByKm(ONE_STOP);
const moreStops = curveByKm(MORE_STOPS);
/** Where nobody flies nonstop, stops are no reason for a discount. */
const WITHOUT_NONSTOP = 1.05;

export type StopFactors = readonly [nonstop: number, oneStop: number, more: number];

/** Price factors by number of stops, 0 to `MOST_STOPS`. */
export function stopFactors(km: number, hasNonstop: boolean): StopFactors {
  const scale = hasNonstop ? 1 : WITHOUT_NONSTOP;
  return [1, oneStop(km) * scale, moreStops(km) * scale];
}

/** Detours up to here are part of flying with a stop. */
const FREE_DETOUR = 1.2;
const DETOUR_WEIGHT = 0.4;

/** What flying further than the great circle adds: 1 or more. */
export const detourFactor = (flownKm: number, directKm: number): number =>
  1 + DETOUR_WEIGHT * Math.max(0, flownKm / Math.max(directKm, 1) - FREE_DETOUR);
