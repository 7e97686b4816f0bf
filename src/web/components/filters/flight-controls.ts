import type { FilterGroup, FlightFilter } from "../../../core/flights/results/index.ts";
import type { FilterControls } from "./filter-controls.ts";

export type FlightControls = FilterControls<FlightFilter, FilterGroup>;
