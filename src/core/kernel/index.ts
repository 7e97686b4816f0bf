/** The door of the kernel: what every domain may use. It imports nothing of the project. */
export * from "./amount-text.ts";
export * from "./brand.ts";
export * from "./date-words.ts";
export * from "./dates.ts";
export * from "./fold.ts";
export * from "./form-reader.ts";
export * from "./format-duration.ts";
export * from "./ids.ts";
export * from "./instants.ts";
export * from "./money.ts";
export * from "./once.ts";
export * from "./others-first.ts";
export * from "./plural.ts";
export * from "./query-reader.ts";
export * from "./result.ts";
export * from "./seeded.ts";
export { Temporal } from "./temporal.ts";
export * from "./zoned.ts";
