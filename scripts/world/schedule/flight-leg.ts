import type { AirlineFact } from "../facts/airlines.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { type ClockShift } from "./zone-offsets.ts";

/** One direction of a route, before it has times. */
export interface FlightLeg {
  readonly airline: AirlineFact;
  readonly from: PlannedAirport;
  readonly to: PlannedAirport;
  readonly blockMinutes: number;
  /** How far the destination's clock is ahead of the origin's. */
  readonly clock: ClockShift;
}

/** Local arrival in minutes after midnight of the day of departure: below 0 is the day before, 1440 and more a later day. */
export const arrivalMinute = (leg: FlightLeg, departsAtMinute: number, shift = leg.clock.usual): number =>
  departsAtMinute + leg.blockMinutes + shift;
