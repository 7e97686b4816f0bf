export * from "./kept-parts.ts";
export * from "./quote-cancellation.ts";
export { lastMomentOf } from "./start-of.ts";
export * from "./quote-holds.ts";
export * from "./step-at.ts";
export * from "./ticket-facts.ts";
