import type { FilterGroup, HotelFilter } from "../../../core/hotels/results/index.ts";
import type { FilterControls } from "../filters/filter-controls.ts";

export type HotelControls = FilterControls<HotelFilter, FilterGroup>;
