/** What every list of results shares: choices that are counted, a way out of an empty list, a price slider, a view in the address. */
export * from "./choice.ts";
export * from "./facets.ts";
export * from "./price-range.ts";
export * from "./result-filter.ts";
export * from "./view-query.ts";
