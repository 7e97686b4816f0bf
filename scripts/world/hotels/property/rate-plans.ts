import type { WorldPlans } from "../../../../src/engine/hotels/world/hotel-world.ts";
import { breakfastOf } from "./breakfast.ts";
import type { Chance, Weights } from "./chance.ts";
import type { House } from "./house.ts";

const SAVER = 0.6;
/** A few more have one because they sell nothing else: nine in ten in all. */
const FLEXIBLE = 0.86;
const PARTIAL = { resort: 0.4, other: 0.14 } as const;
/** Of the hotels with a flexible rate: together 35 in a hundred of all. */
const PAY_LATER = 0.39;
const LONG_STAY = 0.25;

/** Days before check-in until which the flexible rate is free; resorts ask for more notice. */
const FREE_UNTIL: Weights<number> = [
  [0, 10],
  [1, 48],
  [2, 24],
  [3, 14],
  [7, 4],
];
const FREE_UNTIL_RESORT: Weights<number> = [
  [1, 8],
  [2, 22],
  [3, 34],
  [7, 28],
  [14, 8],
];
/** By when a part-paid stay is owed in full; always earlier than the flexible rate would be. */
const PARTIAL_UNTIL: Weights<number> = [
  [14, 50],
  [21, 20],
  [30, 30],
];

const LONG_STAYS: Weights<readonly [percent: number, nights: number]> = [
  [[5, 3], 25],
  [[10, 3], 12],
  [[10, 4], 14],
  [[10, 5], 14],
  [[15, 5], 12],
  [[15, 7], 13],
  [[20, 7], 10],
];

/** The ways of booking, at least one of saver, flexible and part-paid. `baseCents` sets what food costs. */
export function plansOf(house: House, baseCents: number, chance: Chance): WorldPlans {
  const isResort = house.kind === "resort";
  const saverPercent = chance.is(SAVER) ? chance.between(8, 15) : 0;
  const isFlexible = chance.is(FLEXIBLE);
  const freeUntilDays = chance.oneOf(isResort ? FREE_UNTIL_RESORT : FREE_UNTIL);
  const partial = chance.is(PARTIAL[isResort ? "resort" : "other"]) ? chance.oneOf(PARTIAL_UNTIL) : null;
  const hasFlexible = isFlexible || (saverPercent === 0 && partial === null);
  const [longStayPercent, longStayNights] = chance.is(LONG_STAY) ? chance.oneOf(LONG_STAYS) : [0, 0];
  return {
    saverPercent,
    freeUntilDays: hasFlexible ? freeUntilDays : null,
    partialUntilDays: partial,
    hasPayLater: hasFlexible && chance.is(PAY_LATER),
    ...breakfastOf(house, baseCents, chance),
    longStayPercent,
    longStayNights,
  };
}
