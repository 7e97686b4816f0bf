/**
 * Booking classes of a cabin, cheapest first. A class is open while the cabin, the party and the seats held back included, is no fuller than `upTo`;
 * `factor` is its price against the reference. Every class may sell what the cheaper ones have left (nested classes).
 */
export const BUCKETS = [
  { upTo: 0.32, factor: 0.9 },
  { upTo: 0.42, factor: 0.98 },
  { upTo: 0.52, factor: 1.08 },
  { upTo: 0.62, factor: 1.19 },
  { upTo: 0.71, factor: 1.32 },
  { upTo: 0.8, factor: 1.48 },
  { upTo: 0.88, factor: 1.68 },
  { upTo: 0.95, factor: 1.95 },
  { upTo: 1, factor: 2.3 },
] as const;

export const CHEAPEST_BUCKET = BUCKETS[0].factor;

const STEPS = 100;
const FACTORS = Float64Array.from(
  { length: STEPS + 1 },
  (_, step) => BUCKETS.find(({ upTo }) => step / STEPS <= upTo)?.factor ?? Number.NaN,
);

/** The price factor of the cheapest open class. @param taken seats that the cheap classes cannot sell, at most `capacity`. */
export const bucketFactor = (taken: number, capacity: number): number => FACTORS[Math.ceil((taken * STEPS) / capacity)] as number;
