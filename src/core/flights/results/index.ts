/** The door of the results list: what can be chosen in it, and what a choice leaves. */
export * from "./best.ts";
export * from "./choices.ts";
export * from "./compare.ts";
export * from "./fare-range.ts";
export * from "./filter.ts";
export * from "./filter-query.ts";
export * from "./sort.ts";
export * from "./time-slots.ts";
export * from "./toggles.ts";
export * from "./traits.ts";
export * from "./typical-co2.ts";
