import type { Money } from "../../../core/kernel/index.ts";
import type { InPlaceLink } from "../../present/in-place-link.ts";

/** What every filter group is given: the present filter, the ways to change it, and how its choices are worded. */
export interface FilterControls<Filter, Group extends string> {
  readonly filter: Filter;
  /** Changes the list at once, without a request, from the filter that holds by then. */
  readonly change: (step: (now: Filter) => Filter) => void;
  /** A link to the same results with one group cleared. */
  readonly resetLink: (group: Group) => InPlaceLink;
  /** How the list shows a price of its filter: the party's total for a base fare, a hotel's nightly price. In the visitor's currency. */
  readonly priceOf: (price: Money) => string;
  /** The same beside the name of a choice: in thousands or millions where it would be long. */
  readonly briefPriceOf: (price: Money) => string;
  /** What is counted, in the number of the count: ` flights`. */
  readonly unit: (count: number) => string;
}

/** A change of the filter as one of the view that it belongs to. */
export const inFilter =
  <Filter>(step: (now: Filter) => Filter) =>
  <View extends { readonly filter: Filter }>(now: View): View => ({ ...now, filter: step(now.filter) });
