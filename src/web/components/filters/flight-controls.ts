import type { FilterGroup, FlightFilter } from "../../../core/flights/results/index.ts";
import type { FilterControls } from "./filter-controls.ts";

export interface FlightControls extends FilterControls<FlightFilter, FilterGroup> {
  /** The address of the same results under another filter. */
  readonly hrefOf: (filter: FlightFilter) => string;
}
