import type { FilterGroup, FlightFilter } from "../../../core/flights/results/index.ts";
import type { InPlaceLink } from "../../present/in-place-link.ts";
import type { FilterControls } from "./filter-controls.ts";

export interface FlightControls extends FilterControls<FlightFilter, FilterGroup> {
  /** A link to the same results under another filter. */
  readonly linkTo: (step: (now: FlightFilter) => FlightFilter) => InPlaceLink;
}
