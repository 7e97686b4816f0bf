import { fold } from "../../../../src/core/kernel/index.ts";
import { distanceKm } from "../../../../src/core/maps/index.ts";
import type { NamedPoint } from "../facts/named-points.ts";
import { SIDES } from "./list-districts.ts";

/** What hotels of a city may be said to stand in. */
interface Neighborhoods {
  /** Middle of the city, and how far out its hotels stand. */
  readonly middle: { readonly latitude: number; readonly longitude: number; readonly spreadKm: number };
  /** Around which its hotels gather. */
  readonly listed: readonly NamedPoint[];
  /** Others that have a name, for hotels that are in none of those. */
  readonly others: readonly NamedPoint[];
  readonly airports: readonly { readonly code: string; readonly latitude: number; readonly longitude: number }[];
}

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  readonly isAirport: boolean;
}

interface Reached extends NamedPoint {
  readonly reachKm: number;
}

/** An inner neighborhood ends here; towns farther out than `FAR_KM` lie apart, and their names reach farther. */
const INNER_KM = 1.2;
const [FAR_KM, REACH_PER_KM, FARTHEST_REACH_KM] = [3, 0.15, 4];
const AIRPORT_REACH_KM = 3.2;
/** The middle of a large city is larger. */
const [MIDDLE_SHARE, LARGEST_MIDDLE_KM] = [0.12, 2.2];
/** Another name so near to a listed one would only confuse. */
const APART_KM = 1;
/** A hotel so near to a compass side's point was put there, where the map shows hardly any land. */
const BESIDE_KM = 0.25;

/**
 * Says for each hotel where it stands, by index into `districts`: a neighborhood within whose reach it is, the nearest first;
 * beside an airport that airport; else the side of the city by compass. Names that no hotel needs are left out but for the listed.
 */
export function nameSpots(
  spots: readonly Spot[],
  { middle, listed, others, airports }: Neighborhoods,
): { readonly districts: readonly NamedPoint[]; readonly districtOf: readonly number[] } {
  const withReach = (point: NamedPoint): Reached => ({ ...point, reachKm: reachOf(point, middle) });
  const known = listed.filter(({ name }) => !isSide(name)).map(withReach);
  const apart = others.filter((point) =>
    known.every((other) => fold(other.name) !== fold(point.name) && distanceKm(other, point) > APART_KM),
  );
  const fields = airports.map(({ code, latitude, longitude }) => ({
    name: `${code} airport area`,
    latitude,
    longitude,
    reachKm: AIRPORT_REACH_KM,
  }));
  const rest = apart.map(withReach);
  const named = spots.map((spot): NamedPoint => {
    const side = listed.find((point) => isSide(point.name) && distanceKm(point, spot) < BESIDE_KM);
    return side ?? nearest(spot, known) ?? nearest(spot, spot.isAirport ? fields : rest) ?? sideOf(spot, middle, listed);
  });
  return indexed(named, listed);
}

function reachOf(point: NamedPoint, middle: Neighborhoods["middle"]): number {
  const km = distanceKm(point, middle);
  if (km === 0) return Math.max(INNER_KM, Math.min(LARGEST_MIDDLE_KM, middle.spreadKm * MIDDLE_SHARE));
  return Math.min(FARTHEST_REACH_KM, INNER_KM + REACH_PER_KM * Math.max(0, km - FAR_KM));
}

function nearest(spot: Spot, points: readonly Reached[]): NamedPoint | null {
  let [best, least] = [null as NamedPoint | null, Infinity];
  for (const point of points) {
    const km = distanceKm(point, spot);
    if (km < least && km <= point.reachKm) [best, least] = [point, km];
  }
  return best;
}

const isSide = (name: string): boolean => SIDES.some((side) => side.name === name);

/** The listed point of that side; where none is, the hotel's own place stands for it until the middle of all is known. */
function sideOf(spot: Spot, middle: Neighborhoods["middle"], listed: readonly NamedPoint[]): NamedPoint {
  const north = spot.latitude - middle.latitude;
  const east = (spot.longitude - middle.longitude) * Math.cos((middle.latitude * Math.PI) / 180);
  const [side] = [...SIDES].sort((a, b) => b.north * north + b.east * east - (a.north * north + a.east * east));
  const name = side?.name ?? "";
  return listed.find((point) => point.name === name) ?? { name, latitude: spot.latitude, longitude: spot.longitude };
}

/** The listed first, then what else is named, each name once; a side that is not listed is in the middle of its hotels. */
function indexed(named: readonly NamedPoint[], listed: readonly NamedPoint[]): ReturnType<typeof nameSpots> {
  const known = new Set(listed.map(({ name }) => name));
  const added = [...Map.groupBy(named, ({ name }) => name)].filter(([name]) => !known.has(name));
  const districts = [...listed, ...added.map(([name, points]) => ({ name, ...meanOf(points) }))];
  const rows = new Map(districts.map(({ name }, row) => [name, row]));
  return { districts, districtOf: named.map(({ name }) => rows.get(name) ?? 0) };
}

function meanOf(points: readonly NamedPoint[]): { readonly latitude: number; readonly longitude: number } {
  const mean = (valueOf: (point: NamedPoint) => number): number =>
    Math.round((points.reduce((sum, point) => sum + valueOf(point), 0) / points.length) * 1e5) / 1e5;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
