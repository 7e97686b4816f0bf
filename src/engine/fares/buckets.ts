/**
 * Booking classes of a cabin, cheapest first. A class is open while the cabin, the party included, is no fuller than `upTo`;
 * `factor` is its price against the reference. Every class may sell what the cheaper ones have left (nested classes).
 */
export const BUCKETS = [
  { upTo: 0.28, factor: 0.9 },
  { upTo: 0.38, factor: 0.98 },
  { upTo: 0.48, factor: 1.08 },
  { upTo: 0.58, factor: 1.2 },
  { upTo: 0.68, factor: 1.34 },
  { upTo: 0.78, factor: 1.5 },
  { upTo: 0.88, factor: 1.7 },
  { upTo: 0.95, factor: 1.95 },
  { upTo: 1, factor: 2.3 },
] as const;

export const CHEAPEST_BUCKET = BUCKETS[0].factor;

const STEPS = 100;
const FACTORS = Float64Array.from(
  { length: STEPS + 1 },
  (_, step) => BUCKETS.find(({ upTo }) => step / STEPS <= upTo)?.factor ?? Number.NaN,
);

/** The price factor of the cheapest open class. @param taken seats sold once the party sits in the cabin, at most `capacity`. */
export const bucketFactor = (taken: number, capacity: number): number => FACTORS[Math.ceil((taken * STEPS) / capacity)] as number;
