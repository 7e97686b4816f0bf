import type { Money } from "../kernel/index.ts";

/** One choice of a filter group: how many results it would leave under the other groups, and the lowest price among them. */
export interface Choice<Value> {
  readonly value: Value;
  readonly count: number;
  /** In US dollars, for one of what the list sells: a traveller, a night. Null when there are none. */
  readonly lowestPrice: Money | null;
}

/** @param prices of the results that the choice would leave. */
export const choiceOf = <Value>(value: Value, prices: readonly Money[]): Choice<Value> => ({
  value,
  count: prices.length,
  lowestPrice: prices.reduce<Money | null>((lowest, price) => (lowest && lowest.amountMinor <= price.amountMinor ? lowest : price), null),
});

/** Ticks or unticks one value of a group that takes several; what was ticked first stays first. */
export const toggled = <Value>(chosen: readonly Value[], value: Value): readonly Value[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
