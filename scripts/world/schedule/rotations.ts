import type { Season } from "../../../src/engine/timetable/world.ts";
import type { AircraftFact } from "../facts/aircraft.ts";
import type { AirlineFact } from "../facts/airlines.ts";
import type { PlannedAirport } from "../network/plan.ts";
import { chooseAircraft } from "./aircraft-choice.ts";
import { blockMinutes, paceOf } from "./block-time.ts";
import { chanceOf } from "./chance.ts";
import { minuteOfDay, SLOT_MINUTES } from "./day-slots.ts";
import { drawReturn, minuteInSlot, spreadDepartures, spreadOrder } from "./departure-times.ts";
import { departureWeights } from "./departure-weights.ts";
import { arrivalMinute, type FlightLeg } from "./flight-leg.ts";
import { type FlightPattern, flightPatterns } from "./frequencies.ts";
import { chooseOperation } from "./regional-brands.ts";
import { isBase, routeKey, type ScheduleRoute } from "./schedule-route.ts";
import { turnaroundAfter } from "./turnaround.ts";
import { shiftDays, type WeekdayMask } from "./weekdays.ts";
import { clockShift } from "./zone-offsets.ts";

/** One flight of a rotation. */
export interface TimedFlight {
  readonly from: PlannedAirport;
  readonly to: PlannedAirport;
  readonly departsAtMinute: number;
  readonly blockMinutes: number;
  readonly weekdays: WeekdayMask;
}

/** An aircraft's way out and back. */
export interface Rotation {
  readonly route: ScheduleRoute;
  readonly operator: AirlineFact;
  readonly aircraft: AircraftFact;
  readonly season: Season;
  readonly out: TimedFlight;
  readonly back: TimedFlight;
}

/** One direction with its weights over the day; a slot that is taken has weight 0, so that no two flights leave at one time. */
interface WeighedLeg {
  readonly leg: FlightLeg;
  readonly weights: Float64Array;
}

/** All flights of an airline on a pair, as rotations. None when no aircraft of its fleet can fly the route. */
export function planRotations(route: ScheduleRoute): readonly Rotation[] {
  const operation = chooseOperation(route);
  if (operation === null) return [];
  const types = chooseAircraft(operation.types, route);
  const patterns = flightPatterns(route);
  const out = weighLeg(route, route.home, route.away, types, patterns.length);
  const back = weighLeg(route, route.away, route.home, types, patterns.length);
  // Between two bases, half of the aircraft start at either end.
  const turned = isBase(route.airline, route.away) ? Math.floor(patterns.length / 2) : 0;
  return [...timeRotations(out, back, patterns.slice(turned), types), ...timeRotations(back, out, patterns.slice(0, turned), types)].map(
    (rotation) => ({ ...rotation, route, operator: operation.operator }),
  );
}

function weighLeg(
  { airline, distanceKm }: ScheduleRoute,
  from: PlannedAirport,
  to: PlannedAirport,
  [main]: readonly AircraftFact[],
  flightsPerDay: number,
): WeighedLeg {
  if (main === undefined) throw new Error(`No aircraft for ${airline.code} from ${from.code} to ${to.code}`);
  const minutes = blockMinutes(from, to, distanceKm, paceOf(main));
  const leg = { airline, from, to, blockMinutes: minutes, clock: clockShift(from.zone, to.zone) };
  return { leg, weights: departureWeights(leg, flightsPerDay) };
}

type RotationTimes = Omit<Rotation, "route" | "operator">;

function timeRotations(
  out: WeighedLeg,
  back: WeighedLeg,
  patterns: readonly FlightPattern[],
  types: readonly AircraftFact[],
): readonly RotationTimes[] {
  const key = routeKey({ airline: out.leg.airline, home: out.leg.from, away: out.leg.to });
  const slots = spreadDepartures(out.weights, patterns.length, chanceOf("phase", key));
  const order = spreadOrder(patterns.length);
  return patterns.map((pattern, index) => {
    const aircraft = types[chanceOf("type", index, key) < 0.7 ? 0 : types.length - 1];
    const slot = slots[order[index] ?? 0];
    if (aircraft === undefined || slot === undefined) throw new Error(`No aircraft or no time for ${key}`);
    return timeRotation(out, back, pattern, aircraft, slot, `${index} ${key}`);
  });
}

function timeRotation(
  out: WeighedLeg,
  back: WeighedLeg,
  { season, weekdays }: FlightPattern,
  aircraft: AircraftFact,
  slot: number,
  key: string,
): RotationTimes {
  const arrivesAt = arrivalMinute(out.leg, slot * SLOT_MINUTES);
  const wait = drawReturn(back.weights, arrivesAt, turnaroundAfter(out.leg, aircraft), chanceOf("return", key));
  const returnSlot = minuteOfDay(arrivesAt + wait) / SLOT_MINUTES;
  const nights = Math.floor((arrivesAt + wait) / 1440);
  return {
    aircraft,
    season,
    out: timedFlight(out, takeSlot(out, slot, key), weekdays),
    back: timedFlight(back, takeSlot(back, returnSlot, key), shiftDays(weekdays, nights)),
  };
}

/** Takes the slot away from later flights, and gives the minute of departure in it. */
function takeSlot({ leg, weights }: WeighedLeg, slot: number, key: string): number {
  const minute = minuteInSlot(weights, slot, chanceOf("minute", leg.from.code, key));
  weights[slot] = 0;
  return minute;
}

const timedFlight = ({ leg }: WeighedLeg, departsAtMinute: number, weekdays: WeekdayMask): TimedFlight => ({
  from: leg.from,
  to: leg.to,
  departsAtMinute,
  blockMinutes: leg.blockMinutes,
  weekdays,
});
