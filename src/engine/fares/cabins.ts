import type { CabinCode } from "../../core/flights/index.ts";
import type { WorldAircraft, WorldAirline } from "../timetable/world.ts";
import { type CurvePoints, curveByKm } from "./curve.ts";

/** Cabins in the order of the seat columns. */
export const CABINS = ["M", "W", "C", "F"] as const satisfies readonly CabinCode[];

/** The place of a cabin in `CABINS`; written out, since every departure that is priced asks. */
export const cabinIndex = (cabin: CabinCode): number => (cabin === "M" ? 0 : cabin === "W" ? 1 : cabin === "C" ? 2 : 3);

/** @throws RangeError when no cabin stands there. */
export function cabinAt(index: number): CabinCode {
  const cabin = CABINS[index];
  if (cabin === undefined) throw new RangeError(`There is no cabin ${index}.`);
  return cabin;
}

/** Seats by cabin, in the order of `CABINS`, that an airline sells on an aircraft. */
export function layoutOf(airline: Pick<WorldAirline, "cabins">, { seats }: Pick<WorldAircraft, "seats">): readonly number[] {
  return CABINS.map((cabin) => (airline.cabins.includes(cabin) ? seats[cabin] : 0));
}

const PREMIUM_ECONOMY: CurvePoints = [
  [1000, 1.75],
  [6000, 1.95],
];
const BUSINESS: CurvePoints = [
  [500, 4.5],
  [4000, 4.6],
  [9000, 4.9],
];
const FIRST: CurvePoints = [
  [1000, 5],
  [9000, 8],
];

const FARE_BY_KM: Readonly<Record<CabinCode, (km: number) => number>> = {
  M: () => 1,
  W: curveByKm(PREMIUM_ECONOMY),
  C: curveByKm(BUSINESS),
  F: curveByKm(FIRST),
};

/** How many economy fares, before taxes, a cabin costs over a distance. */
export const cabinFareFactor = (cabin: CabinCode, km: number): number => FARE_BY_KM[cabin](km);
