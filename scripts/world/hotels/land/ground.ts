import type { CountryMap } from "./country-map.ts";
import { isInside, ownersAt } from "./edge-bands.ts";

const METRES_PER_DEGREE = 111_195;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A line of coast near a city; `x` is east and `y` north of its middle, in meters. */
interface Shore {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The land around one city, in meters from its middle. */
export interface Ground {
  /** Whether a point is on land of the city's own country; false everywhere on islands that the map does not have. */
  isLand(x: number, y: number): boolean;
  readonly shores: readonly Shore[];
  toPoint(x: number, y: number): Point;
  toMetres(point: Point): { readonly x: number; readonly y: number };
}

/** Where the middle itself is in the sea of the map, its country is looked for so far around it. */
const PROBE_METRES = [0, 600, 1500, 4000, 9000] as const;
const PROBE_DIRECTIONS = 8;

/** What is known of the ground within `reachMetres` of the middle. Coasts are as good as the map: to a few hundred meters. */
export function groundAround(map: CountryMap, middle: Point, reachMetres: number): Ground {
  const east = METRES_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const toPoint = (x: number, y: number): Point => ({
    latitude: middle.latitude + y / METRES_PER_DEGREE,
    longitude: middle.longitude + x / east,
  });
  const owner = ownerAround(map, toPoint);
  return {
    isLand(x, y) {
      if (owner === null) return false;
      const { latitude, longitude } = toPoint(x, y);
      return isInside(map.countries, owner, latitude, longitude) && ownersAt(map.lakes, latitude, longitude).length === 0;
    },
    shores: shoresAround(map, middle, reachMetres, east),
    toPoint,
    toMetres: ({ latitude, longitude }) => ({
      x: (longitude - middle.longitude) * east,
      y: (latitude - middle.latitude) * METRES_PER_DEGREE,
    }),
  };
}

function ownerAround(map: CountryMap, toPoint: Ground["toPoint"]): number | null {
  for (const metres of PROBE_METRES)
    for (let turn = 0; turn < (metres === 0 ? 1 : PROBE_DIRECTIONS); turn += 1) {
      const angle = (turn * 2 * Math.PI) / PROBE_DIRECTIONS;
      const { latitude, longitude } = toPoint(metres * Math.cos(angle), metres * Math.sin(angle));
      const [owner] = ownersAt(map.countries, latitude, longitude);
      if (owner !== undefined) return owner;
    }
  return null;
}

function shoresAround({ coasts }: CountryMap, middle: Point, reach: number, east: number): readonly Shore[] {
  const rows = reach / METRES_PER_DEGREE;
  const found = new Map<number, Shore>();
  for (let latitude = middle.latitude - rows; latitude <= middle.latitude + rows + 0.05; latitude += 0.05)
    for (const edge of coasts.at(latitude)) {
      if (found.has(edge)) continue;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = coasts.lines.subarray(edge * 4, edge * 4 + 4);
      const shore = {
        x1: (x1 - middle.longitude) * east,
        y1: (y1 - middle.latitude) * METRES_PER_DEGREE,
        x2: (x2 - middle.longitude) * east,
        y2: (y2 - middle.latitude) * METRES_PER_DEGREE,
      };
      if (metresTo(shore, 0, 0) <= reach) found.set(edge, shore);
    }
  return [...found.values()];
}

/** Meters from a point to the nearest point of a line. */
export function metresTo({ x1, y1, x2, y2 }: Shore, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}
