import type { CabinCode } from "../../core/flights/index.ts";
import type { WorldAircraft, WorldAirline } from "../timetable/world.ts";
import { type CurvePoints, readCurve } from "./curve.ts";

/** Cabins in the order of the seat columns. */
export const CABINS = ["M", "W", "C", "F"] as const satisfies readonly CabinCode[];

export const cabinIndex = (cabin: CabinCode): number => CABINS.indexOf(cabin);

/** Economy seats that fit where one seat of a cabin stood, when an airline flies the aircraft without that cabin. */
const ECONOMY_SEATS_FOR = { W: 1.3, C: 1.5, F: 2 } as const;

/** Seats by cabin of an airline's aircraft: the typical layout, with the cabins it does not sell turned into economy. */
export function layoutOf(
  airline: Pick<WorldAirline, "cabins">,
  aircraft: WorldAircraft,
): readonly [M: number, W: number, C: number, F: number] {
  const seats = { ...aircraft.seats };
  for (const cabin of ["W", "C", "F"] as const) {
    if (airline.cabins.includes(cabin)) continue;
    seats.M += Math.floor(seats[cabin] * ECONOMY_SEATS_FOR[cabin]);
    seats[cabin] = 0;
  }
  return [seats.M, seats.W, seats.C, seats.F];
}

const FARE_BY_KM: Readonly<Record<CabinCode, CurvePoints>> = {
  M: [[0, 1]],
  W: [
    [1000, 1.75],
    [6000, 1.95],
  ],
  C: [
    [500, 4.5],
    [4000, 4.6],
    [9000, 4.9],
  ],
  F: [
    [1000, 5],
    [9000, 8],
  ],
};

/** How many economy fares, before taxes, a cabin costs over a distance. */
export const cabinFareFactor = (cabin: CabinCode, km: number): number => readCurve(FARE_BY_KM[cabin], km);
