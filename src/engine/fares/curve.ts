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

/** Reads a curve at kilometres: the same as `readCurve` says, out of two columns, since a search of the world asks for thousands of markets. */
export function curveByKm(points: CurvePoints): (km: number) => number {
  const xs = Float64Array.from(points, ([x]) => x);
  const ys = Float64Array.from(points, ([, y]) => y);
  const last = xs.length - 1;
  return (km) => {
    let right = 0;
    while (right <= last && km >= (xs[right] as number)) right++;
    if (right === 0) return ys[0] as number;
    const left = right - 1;
    if (right > last) return ys[last] as number;
    const [low, high] = [ys[left] as number, ys[right] as number];
    return low + ((high - low) * (km - (xs[left] as number))) / ((xs[right] as number) - (xs[left] as number));
  };
}
