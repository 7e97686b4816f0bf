export * from "./desk-act.ts";
export * from "./desk-refund.ts";
export * from "./erased.ts";
export * from "./money-movements.ts";
export * from "./outside-facts.ts";
export * from "./paid-back.ts";
export * from "./resolution.ts";
export * from "./retention.ts";
