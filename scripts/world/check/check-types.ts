import { isDomestic } from "../../../src/engine/fares/regions.ts";
import { AIRCRAFT, type AircraftFact } from "../facts/aircraft.ts";
import { AIRLINES } from "../facts/airlines.ts";
import { longestStageKm } from "../schedule/aircraft-choice.ts";
import { FAR_AT_HOME_KM, isSmall, SMALL_TYPES_KM, WIDE_AT_HOME_MPPA } from "../schedule/stage-fit.ts";
import type { Finding } from "./finding.ts";
import { type CheckedFlight, nameOf, type YearOfFlights } from "./year-of-flights.ts";

const FLEETS: ReadonlyMap<string, readonly AircraftFact[]> = new Map(
  AIRLINES.map(({ code, fleet }) => [code, AIRCRAFT.filter(({ key }) => fleet.includes(key))]),
);

/** Small types stay near, and no wide one flies to a small airport at home, unless the operator has no other that reaches. */
export function checkTypes({ timetable, flights }: YearOfFlights): Finding {
  const airports = new Map(timetable.airports.map((airport) => [airport.code, airport]));
  const isWideAtHome = (flight: CheckedFlight): boolean => {
    const [from, to] = [airports.get(flight.from), airports.get(flight.to)];
    if (from === undefined || to === undefined || !isDomestic(from.country, to.country)) return false;
    if (flight.km > FAR_AT_HOME_KM || Math.min(from.mppa, to.mppa) >= WIDE_AT_HOME_MPPA) return false;
    return flies(flight, isWide) && has(flight, (type) => !isWide(type));
  };
  const far = flights.filter(({ km }) => km > SMALL_TYPES_KM);
  const breaches = [
    ...far.filter(isSmallInstead).map((flight) => `${nameOf(flight)} ${flight.km} km by a small ${flight.aircraft}`),
    ...flights.filter(isWideAtHome).map((flight) => `${nameOf(flight)} at home by a wide ${flight.aircraft}`),
  ];
  const small = far.filter((flight) => flies(flight, isSmall)).length;
  return { name: "types by stage", figures: `${small} of ${far.length} flights beyond ${SMALL_TYPES_KM} km by small types`, breaches };
}

const isSmallInstead = (flight: CheckedFlight): boolean => flies(flight, isSmall) && has(flight, (type) => !isSmall(type));

const isWide = ({ class: kind }: AircraftFact): boolean => kind === "widebody";

const flies = ({ aircraft }: CheckedFlight, is: (type: AircraftFact) => boolean): boolean =>
  AIRCRAFT.some((type) => type.name === aircraft && is(type));

/** Whether the operator has such a type that may be planned over the stage. */
const has = ({ operatedBy, km }: CheckedFlight, is: (type: AircraftFact) => boolean): boolean =>
  (FLEETS.get(operatedBy) ?? []).some((type) => is(type) && km <= Math.min(longestStageKm(type), type.plannedRangeKm ?? Infinity));
