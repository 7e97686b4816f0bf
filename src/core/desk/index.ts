export * from "./desk-act.ts";
export * from "./desk-refund.ts";
export * from "./erased.ts";
export * from "./resolution.ts";
export * from "./retention.ts";
