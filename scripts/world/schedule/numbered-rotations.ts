import { isEastbound } from "./block-time.ts";
import type { NumberBlock, NumberBook, NumberedPair } from "./flight-numbers.ts";
import type { Rotation, TimedFlight } from "./rotations.ts";

/** A rotation with its flight numbers. */
export interface NumberedRotation {
  readonly rotation: Rotation;
  readonly numbers: NumberedPair;
}

/** An airline up to this size needs the lowest numbers only. */
const SMALL_AIRLINE_ROTATIONS = 400;
const LONG_HAUL_KM = 4200;
const TRUNK_DAILY = 8;

/** Gives all rotations of one airline their numbers: long haul and trunks first, regional operators theirs, the rest between. */
export function numberRotations(rotations: readonly Rotation[], book: NumberBook): readonly NumberedRotation[] {
  const isSmall = rotations.length <= SMALL_AIRLINE_ROTATIONS;
  return rotations
    .map((rotation) => ({ rotation, block: isSmall ? "trunk" : blockOf(rotation) }))
    .sort((a, b) => inOrderOfNumbers(a.rotation, b.rotation))
    .map(({ rotation, block }) => {
      const numbers = book.take(block);
      if (numbers === null) throw new Error(`${rotation.route.airline.code} has more than 9,998 flights`);
      return { rotation, numbers };
    });
}

function blockOf({ route, operator }: Rotation): NumberBlock {
  if (operator.code !== route.airline.code && operator.model === "regional") return "regional";
  return route.distanceKm >= LONG_HAUL_KM || route.dailyEachWay >= TRUNK_DAILY ? "trunk" : "other";
}

/** Long routes first, each route's flights side by side in the order of the day. */
const inOrderOfNumbers = (a: Rotation, b: Rotation): number =>
  Number(isFar(b)) - Number(isFar(a)) ||
  b.route.dailyEachWay - a.route.dailyEachWay ||
  (routeOrder(a) < routeOrder(b) ? -1 : routeOrder(a) > routeOrder(b) ? 1 : a.out.departsAtMinute - b.out.departsAtMinute);

const isFar = ({ route }: Rotation): boolean => route.distanceKm >= LONG_HAUL_KM;

const routeOrder = ({ route }: Rotation): string => `${route.home.code}${route.away.code}`;

/** Even numbers lead east; due north counts as east, due south as west. */
export function numberFor({ from, to }: Pick<TimedFlight, "from" | "to">, numbers: NumberedPair): number {
  const leadsEast = from.longitude === to.longitude ? to.latitude > from.latitude : isEastbound(from, to);
  return leadsEast ? numbers.eastOrNorthbound : numbers.westOrSouthbound;
}
