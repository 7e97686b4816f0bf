import { isDomestic } from "../../../src/engine/fares/regions.ts";
import type { AircraftFact } from "../facts/aircraft.ts";
import type { ScheduleRoute } from "./schedule-route.ts";

/** Types of fewer seats stay on stages up to this one. */
const SMALL_SEATS = 150;
export const SMALL_TYPES_KM = 4_000;

/**
 * At home, short of the stages to islands far out, a wide type needs so many of the airline's passengers a day each way, and
 * airports of so many million a year.
 */
const WIDE_AT_HOME_PASSENGERS = 1_200;
export const FAR_AT_HOME_KM = 5_000;
export const WIDE_AT_HOME_MPPA = 1.5;

/** A type of a single aisle and few seats: crews, galleys and fares are made for short stages. */
export const isSmall = ({ class: kind, seatsTotal }: Pick<AircraftFact, "class" | "seatsTotal">): boolean =>
  kind !== "widebody" && seatsTotal < SMALL_SEATS;

/** The types that an airline would plan the stage with. When the rules leave none, those that can fly it at all. */
export function typesForStage(types: readonly AircraftFact[], route: ScheduleRoute): readonly AircraftFact[] {
  const rules = [
    (type: AircraftFact): boolean => type.plannedRangeKm === null || route.distanceKm <= type.plannedRangeKm,
    (type: AircraftFact): boolean => route.distanceKm <= SMALL_TYPES_KM || !isSmall(type),
    (type: AircraftFact): boolean => type.class !== "widebody" || mayBeWide(route),
  ];
  return rules.reduce((left, rule) => {
    const kept = left.filter(rule);
    return kept.length > 0 ? kept : left;
  }, types);
}

/** Abroad and far any route may; at home only a busy one between airports of some size. */
const mayBeWide = ({ home, away, distanceKm, passengersPerDay }: ScheduleRoute): boolean =>
  !isDomestic(home.country, away.country) ||
  distanceKm > FAR_AT_HOME_KM ||
  (passengersPerDay >= WIDE_AT_HOME_PASSENGERS && Math.min(home.mppa, away.mppa) >= WIDE_AT_HOME_MPPA);
