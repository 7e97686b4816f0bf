import { EARTH_RADIUS_KM, unitVectors } from "../../timetable/great-circle.ts";

export const EARTH_RADIUS_METRES = EARTH_RADIUS_KM * 1000;

/**
 * Metres along the great circle for the square of a chord of the unit sphere. The square of half a chord is the haversine of the
 * angle: nothing is lost, for near points and far ones.
 */
export const metresOfChord = (squared: number): number => 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres along the great circle between two points. */
export function metresBetween(a: Point, b: Point): number {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0] = unitVectors([a, b]);
  return metresOfChord((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2);
}
