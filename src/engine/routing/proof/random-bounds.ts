import type { FlightEnds } from "../bound-class.ts";
import { compareBounds, type PlainBound } from "./reference.ts";
import type { Seeded } from "../../../core/kernel/index.ts";

const FLIGHTS = 400;

/** Flights between two airports on each side. */
export function randomEnds(dice: Seeded): FlightEnds {
  const column = (below: number): Uint16Array => Uint16Array.from({ length: FLIGHTS }, () => dice.below(below));
  return { from: column(2), to: column(2), departsAtMinute: column(1440) };
}

export interface BoundsShape {
  readonly count: number;
  readonly plates: number;
  /** How many different prices: few make many ties. */
  readonly prices: number;
  readonly nonstopShare: number;
}

/** Bounds that depart within a day from a minute on, all different, in the order of `findBounds`. Their times follow from nothing. */
export function randomBounds({ count, plates, prices, nonstopShare }: BoundsShape, fromMinute: number, dice: Seeded): PlainBound[] {
  const bounds = Array.from({ length: count }, (_, day) => {
    const flights = Array.from({ length: dice.chance(nonstopShare) ? 1 : 2 + dice.below(2) }, () => dice.below(FLIGHTS));
    const departsAtUtcMinute = fromMinute + 30 * dice.below(48);
    return {
      flights,
      days: flights.map(() => day),
      plate: dice.below(plates),
      cents: 10_000 + 100 * dice.below(prices),
      departsAtUtcMinute,
      arrivesAtUtcMinute: departsAtUtcMinute + 60 + 30 * dice.below(20),
    };
  });
  return bounds.sort(compareBounds);
}
