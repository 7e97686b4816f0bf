import { METRES_PER_MILE } from "../../../core/hotels/index.ts";

/** Width and height of the map in its own units, about a pixel each where the map is smallest. */
export const MAP_SIZE = 320;
/** Where the searched place is: a little below the middle, because pins stand on their spots and reach up. */
export const CENTER: Spot = { x: MAP_SIZE / 2, y: MAP_SIZE / 2 + 10 };

/** The rings that are drawn around the middle, in miles. */
export const RINGS = [1, 3, 5] as const;
/** The edge lies at least so far out, so that every ring is on the map. */
const LEAST_EXTENT_MILES = 5.6;
/** The edge leaves this part of the hotels beyond itself: a few far ones must not press all others into the middle. */
const BEYOND = 0.12;
/** Below 1, distances draw closer together farther out: the middle of a town, where most hotels are, gets the room. */
const BEND = 0.5;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a place is drawn, in units from the upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How places become spots: directions are true, distances bent. */
export interface Projection {
  readonly spotOf: (place: Point) => Spot;
  /** The radius of a circle of so many miles around the middle. */
  readonly radiusOf: (miles: number) => number;
}

/**
 * A map around `center` for `places`. The few that lie beyond its edge stand on the edge, in their true direction.
 * @param pin what a pin takes: half its width to each side of its spot, and all of its height above it.
 */
export function projectionOf(
  center: Point,
  places: readonly Point[],
  pin: { readonly width: number; readonly height: number },
): Projection {
  const distances = places.map((place) => milesFrom(center, place).miles).toSorted((a, b) => a - b);
  const farthest = distances[Math.ceil((1 - BEYOND) * distances.length) - 1] ?? 0;
  const extent = Math.max(LEAST_EXTENT_MILES, farthest);
  const edge = Math.min(CENTER.x - pin.width / 2, CENTER.y - pin.height, MAP_SIZE - CENTER.y) - GAP;
  const radiusOf = (miles: number): number => edge * (Math.min(miles, extent) / extent) ** BEND;
  return {
    radiusOf,
    spotOf(place) {
      const { east, north, miles } = milesFrom(center, place);
      const scale = miles === 0 ? 0 : radiusOf(miles) / miles;
      return { x: CENTER.x + east * scale, y: CENTER.y - north * scale };
    },
  };
}

const MILES_PER_DEGREE = 111_320 / METRES_PER_MILE;

/** On a plane that touches the globe at the center: at most 25 miles away nobody sees the difference. */
function milesFrom(center: Point, place: Point): { readonly east: number; readonly north: number; readonly miles: number } {
  const north = (place.latitude - center.latitude) * MILES_PER_DEGREE;
  const turn = ((place.longitude - center.longitude + 540) % 360) - 180;
  const east = turn * MILES_PER_DEGREE * Math.cos((center.latitude * Math.PI) / 180);
  return { east, north, miles: Math.hypot(east, north) };
}

/** A rectangle that something on the map takes. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stays free between things, and along the edge. */
const GAP = 2;

/** What a word of so many letters takes around a spot: half of it on each side, `above` up and `below` down. */
export const boxAround = ({ x, y }: Spot, width: number, above: number, below: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - above,
  bottom: y + below,
});

/** Whether two boxes touch or come closer than `gap`. */
export const collide = (a: Box, b: Box, gap = GAP): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

export const isOnMap = ({ left, top, right, bottom }: Box): boolean => left >= 0 && top >= 0 && right <= MAP_SIZE && bottom <= MAP_SIZE;
