import type { Money } from "../../../core/kernel/index.ts";

/** What every filter group is given: the present filter, the ways to change it, and how its choices are worded. */
export interface FilterControls<Filter, Group extends string> {
  readonly filter: Filter;
  /** Changes the list at once, without a request. */
  readonly change: (filter: Filter) => void;
  /** The address of the same results with one group cleared, for links that work without scripts. */
  readonly resetHref: (group: Group) => string;
  /** How the list shows a price of its filter: the party's total for a base fare, a hotel's nightly price. In the visitor's currency. */
  readonly priceOf: (price: Money) => string;
  /** What is counted, in the number of the count: ` flights`. */
  readonly unit: (count: number) => string;
}
