/** From cheap to dear. `cheapest` is the lowest amount alone, on however many days it stands. */
export const FARE_LEVELS = ["cheapest", "low", "middle", "high"] as const;
export type FareLevel = (typeof FARE_LEVELS)[number];

/** Up to which amount each level goes; what is more is `high`. Null where there is no amount to compare. */
export type FareScale = Readonly<Record<Exclude<FareLevel, "high">, number>> | null;

/** Divides the amounts of some days: the lowest alone, then thirds of what there is. Null is a day without a fare. */
export function fareScale(amounts: readonly (number | null)[]): FareScale {
  const sorted = amounts.filter((amount) => amount !== null).toSorted((a, b) => a - b);
  const [cheapest] = sorted;
  if (cheapest === undefined) return null;
  const atPart = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? cheapest;
  return { cheapest, low: atPart(1 / 3), middle: atPart(2 / 3) };
}

/** The level of an amount; `high` without a scale. */
export const levelOf = (scale: FareScale, amount: number): FareLevel =>
  FARE_LEVELS.find((level) => level !== "high" && scale !== null && amount <= scale[level]) ?? "high";
