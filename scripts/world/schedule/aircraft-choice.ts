import { AIRCRAFT, type AircraftFact } from "../facts/aircraft.ts";
import { LOAD_FACTOR, WORLD_SCALE } from "../network/frequency.ts";
import { chanceOf, drawByWeight } from "./chance.ts";
import { paceOf } from "./block-time.ts";
import { routeKey, type ScheduleRoute } from "./schedule-route.ts";
import { typesForStage } from "./stage-fit.ts";

const BY_KEY: ReadonlyMap<string, AircraftFact> = new Map(AIRCRAFT.map((type) => [type.key, type]));

/**
 * Kept in reserve: the typed ranges are those of a full cabin in still air, with the usual fuel reserves already taken off.
 * Commuter types are typed with the stages that they fly, and need none.
 */
const RANGE_RESERVE = 0.03;

/** The longest stage that a type flies nonstop, with the reserve left. */
export const longestStageKm = ({ rangeKm, class: kind }: AircraftFact): number => rangeKm * (kind === "commuter" ? 1 : 1 - RANGE_RESERVE);

/** No wide types: short runways, tight stands or rules. */
const NARROW_ONLY: ReadonlySet<string> = new Set(
  "LGA DCA MDW DAL HOU SNA BUR LGB HPN LCY BHD SDU CGH LIN FLR YTZ BMA INN WLG ZQN SCC HVN EYW".split(" "),
);
/** Runways that only such types use. */
const SHORT_RUNWAYS: Readonly<Record<string, string>> = {
  LCY: "E70 E75 E90 E95 290 295 221 AT4 AT7 DH4 SF3 J41",
  YTZ: "DH4 DH3 AT4 AT7",
  SBH: "CNA DHT",
  SAB: "DHT CNA",
  LUA: "DHT CNA",
};

/** Types of a fleet that can fly between the two airports, in the order of the fleet. May be empty. */
export function suitableTypes(fleet: readonly string[], { home, away, distanceKm }: ScheduleRoute): readonly AircraftFact[] {
  const ends = [home.code, away.code];
  return fleet.map(getType).filter((type) => {
    if (distanceKm > longestStageKm(type)) return false;
    if (type.class === "widebody" && ends.some((end) => NARROW_ONLY.has(end))) return false;
    if ([home, away].some(({ mostSeats }) => mostSeats !== null && type.seatsTotal > mostSeats)) return false;
    return ends.every((end) => SHORT_RUNWAYS[end]?.split(" ").includes(type.key) ?? true);
  });
}

/** Throws when `aircraft.csv` lacks the type. */
function getType(key: string): AircraftFact {
  const type = BY_KEY.get(key);
  if (type === undefined) throw new Error(`aircraft.csv has no type ${key}`);
  return type;
}

/** Seats of the aircraft that would carry the passengers with the planned flights. */
export const seatsWanted = ({ passengersPerDay, dailyEachWay }: ScheduleRoute): number =>
  ((passengersPerDay / dailyEachWay) * WORLD_SCALE) / LOAD_FACTOR;

/** Farther than single aisles like to go. */
const FAR_KM = 4_500;

/** The types that fly the route: the main one first, and at most one more that keeps the same times. Throws when nothing suits. */
export function chooseAircraft(able: readonly AircraftFact[], route: ScheduleRoute): readonly AircraftFact[] {
  const types = typesForStage(able, route);
  const seats = Math.max(seatsWanted(route), isFarAbroad(route) ? LEAST_SEATS_FAR : 0);
  const weightOf = (type: AircraftFact): number => fitness(type, seats, route.distanceKm);
  const main = drawByWeight(types, weightOf, chanceOf("type", routeKey(route)));
  const others = types.filter((type) => type !== main && paceOf(type) === paceOf(main) && weightOf(type) > weightOf(main) / 3);
  if (others.length === 0) return [main];
  return [main, drawByWeight(others, weightOf, chanceOf("second type", routeKey(route)))];
}

/** Who crosses a continent or an ocean waits until this many go along, rather than send less. */
const LEAST_SEATS_FAR = 180;

const isFarAbroad = ({ home, away, distanceKm }: ScheduleRoute): boolean => distanceKm > FAR_KM && home.country !== away.country;

/** Types for stages that no other reaches. */
const LONGEST_STAGES: ReadonlySet<string> = new Set(["35U", "78L"]);
/** Narrow types that cross oceans. */
const LONG_NARROW: ReadonlySet<string> = new Set(["21L", "21X", "752"]);

/** How well a type suits the demand and the stage; any positive number. */
function fitness({ key, class: kind, seatsTotal }: AircraftFact, seats: number, distanceKm: number): number {
  let misfit = 3 * Math.log(seatsTotal / Math.max(seats, 6)) ** 2;
  if (kind === "widebody") misfit += distanceKm < 2500 ? (seats > 230 ? 0.5 : 4) : 0;
  else if (distanceKm > FAR_KM) misfit += LONG_NARROW.has(key) ? 0.5 : 4;
  if (LONG_NARROW.has(key) && distanceKm < 3500) misfit += 2;
  if (LONGEST_STAGES.has(key) && distanceKm < 13_500) misfit += 10;
  if (key === "77L" && distanceKm < 11_000) misfit += 3;
  if (kind === "regional jet" && distanceKm > 2200) misfit += 1;
  if ((kind === "turboprop" || kind === "commuter") && distanceKm > 800) misfit += 2;
  if (kind === "narrowbody" && distanceKm < 300) misfit += 0.7;
  return Math.exp(-Math.min(misfit, 200));
}
