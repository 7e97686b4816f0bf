/** Points of a curve, by rising x; between them it is straight, outside them level. */
export type CurvePoints = readonly (readonly [x: number, y: number])[];

/** Reads a curve at x. @throws RangeError when it has no points. */
export function readCurve(points: CurvePoints, x: number): number {
  let left = points[0];
  if (left === undefined) throw new RangeError("A curve needs at least one point.");
  if (x <= left[0]) return left[1];
  for (let at = 1; at < points.length; at++) {
    const right = points[at] as (typeof points)[number];
    if (x < right[0]) return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
    left = right;
  }
  return left[1];
}

/** A curve read at 0, 1, 2 … `length - 1`, for the inner loop. */
export const tabulate = (points: CurvePoints, length: number): Float64Array => new Float64Array(length).map((_, x) => readCurve(points, x));

/** More whole kilometres than lie between any two airports. */
const MOST_KM = 20_040;

/** Reads a curve at kilometres, whole ones once only: a search of the world asks for thousands of markets. */
export function curveByKm(points: CurvePoints): (km: number) => number {
  const known = new Float64Array(MOST_KM).fill(Number.NaN);
  return (km) => {
    const kept = known[km];
    if (kept !== undefined && !Number.isNaN(kept)) return kept;
    return (known[km] = readCurve(points, km));
  };
}
