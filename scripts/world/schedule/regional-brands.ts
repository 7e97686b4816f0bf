import type { AircraftFact } from "../facts/aircraft.ts";
import { AIRLINES, type AirlineFact } from "../facts/airlines.ts";
import { seatsWanted, suitableTypes } from "./aircraft-choice.ts";
import { chanceOf, drawByWeight } from "./chance.ts";
import { routeKey, type ScheduleRoute } from "./schedule-route.ts";

/** Who flies a route, and with which of its types. */
interface Operation {
  readonly operator: AirlineFact;
  readonly types: readonly AircraftFact[];
}

/** Brands that hand thin routes to the airlines that operate for them. */
const BRANDS: ReadonlySet<string> = new Set("AA DL UA AS AC WS AM AF KL LH IB".split(" "));
const THIN_PASSENGERS_PER_DAY = 110;
/** Beyond this stage the brand flies itself. */
const HANDED_OVER_KM = 3_000;

const OPERATORS: ReadonlyMap<string, readonly AirlineFact[]> = new Map(
  AIRLINES.map(({ code }) => [code, AIRLINES.filter(({ operatesFor }) => operatesFor.includes(code))]),
);

/** Types that a brand shares with its regional operators and leaves to them. */
function handedOver(type: AircraftFact, operators: readonly AirlineFact[]): boolean {
  const isSmall = type.class !== "narrowbody" && type.class !== "widebody";
  return isSmall && operators.some(({ model, fleet }) => model === "regional" && fleet.includes(type.key));
}

/**
 * Chooses who flies the route: a regional operator where few passengers go or only its types fit, a sister with a certificate
 * of its own where it is at home and the brand is not, else the airline itself. Null when no type of any of them suits.
 */
export function chooseOperation(route: ScheduleRoute): Operation | null {
  const { airline } = route;
  const operators = OPERATORS.get(airline.code) ?? [];
  const sister = operationOf(
    operators.filter((operator) => isSisterAtHome(operator, route)),
    route,
  );
  if (sister !== null) return sister;
  const regional = route.distanceKm > HANDED_OVER_KM ? [] : operators.filter(({ model }) => model === "regional");
  const isThin = BRANDS.has(airline.code) && route.passengersPerDay < THIN_PASSENGERS_PER_DAY;
  const handed = isThin ? operationOf(regional, route) : null;
  if (handed !== null) return handed;
  const own = suitableTypes(airline.fleet, route);
  const kept = own.filter((type) => !handedOver(type, regional));
  if (kept.length > 0 && !wantsSmaller(kept, route)) return { operator: airline, types: kept };
  return operationOf(regional, route) ?? (own.length > 0 ? { operator: airline, types: own } : null);
}

function isSisterAtHome({ model, hubs }: AirlineFact, { airline, home, away }: ScheduleRoute): boolean {
  const ends = [home, away];
  return model !== "regional" && ends.some(({ code }) => hubs.includes(code)) && ends.every(({ country }) => country !== airline.country);
}

/** Whether even the smallest type that the airline flies itself is far too big. */
function wantsSmaller(types: readonly AircraftFact[], route: ScheduleRoute): boolean {
  return Math.min(...types.map(({ seatsTotal }) => seatsTotal)) > 1.4 * seatsWanted(route);
}

/** One of the operators that have a suitable type, one with a hub at an end when there is such; null when there is none. */
function operationOf(operators: readonly AirlineFact[], route: ScheduleRoute): Operation | null {
  const able = operators
    .map((operator) => ({ operator, types: suitableTypes(operator.fleet, route) }))
    .filter(({ types }) => types.length > 0);
  if (able.length === 0) return null;
  const isAtHub = ({ operator }: Operation): boolean => [route.home, route.away].some(({ code }) => operator.hubs.includes(code));
  const nearby = able.some(isAtHub) ? able.filter(isAtHub) : able;
  return drawByWeight(nearby, () => 1, chanceOf("operator", routeKey(route)));
}
