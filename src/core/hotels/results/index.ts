/** The door of the hotels' list: what can be chosen in it, and what a choice leaves. */
export * from "./choices.ts";
export * from "./filter.ts";
export * from "./filter-query.ts";
export * from "./price.ts";
export * from "./sort.ts";
export * from "./traits.ts";
