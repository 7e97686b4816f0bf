/**
 * Booking classes of a cabin, cheapest first. A class is open while the cabin, the party included, is no fuller than `upTo`;
 * `factor` is its price against the reference. Every class may sell what the cheaper ones have left (nested classes).
 */
export const BUCKETS = [
  { upTo: 0.34, factor: 0.92 },
  { upTo: 0.5, factor: 1 },
  { upTo: 0.63, factor: 1.09 },
  { upTo: 0.75, factor: 1.2 },
  { upTo: 0.85, factor: 1.35 },
  { upTo: 0.94, factor: 1.56 },
  { upTo: 1, factor: 1.85 },
] as const;

export const CHEAPEST_BUCKET = BUCKETS[0].factor;

const STEPS = 100;
const FACTORS = Float64Array.from(
  { length: STEPS + 1 },
  (_, step) => BUCKETS.find(({ upTo }) => step / STEPS <= upTo)?.factor ?? Number.NaN,
);

/**
 * The price factor of the cheapest open class.
 * @param fullness share of the cabin that is sold once the party sits in it, 0 to 1.
 */
export const bucketFactor = (fullness: number): number => FACTORS[Math.ceil(fullness * STEPS)] as number;
