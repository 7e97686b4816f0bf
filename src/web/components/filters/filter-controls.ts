import type { FlightFilter } from "../../../core/flights/results/index.ts";
import type { Money } from "../../../core/kernel/index.ts";

/** What every filter group is given: the present filter, the way to change it, and how a fare is shown. */
export interface FilterControls {
  readonly filter: FlightFilter;
  /** Changes the list at once, without a request. */
  readonly change: (filter: FlightFilter) => void;
  /** The address of the same results under another filter, for links that work without scripts. */
  readonly hrefOf: (filter: FlightFilter) => string;
  /** The party's total for a base fare per traveller, in the visitor's currency. */
  readonly totalOf: (farePerTraveller: Money) => string;
}
