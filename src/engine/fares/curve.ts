/** Points of a curve, by rising x; between them it is straight, outside them level. */
export type CurvePoints = readonly (readonly [x: number, y: number])[];

/** Reads a curve at x. @throws RangeError when it has no points. */
export function readCurve(points: CurvePoints, x: number): number {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("A curve needs at least one point.");
  let [leftX, leftY] = first;
  if (x <= leftX) return leftY;
  for (const [rightX, rightY] of points) {
    if (x < rightX) return leftY + ((rightY - leftY) * (x - leftX)) / (rightX - leftX);
    [leftX, leftY] = [rightX, rightY];
  }
  return last[1];
}

/** A curve read at 0, 1, 2 … `length - 1`, for the inner loop. */
export const tabulate = (points: CurvePoints, length: number): Float64Array =>
  Float64Array.from({ length }, (_, x) => readCurve(points, x));

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
