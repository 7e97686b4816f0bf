export * from "./quote-cancellation.ts";
export * from "./quote-holds.ts";
export * from "./ticket-facts.ts";
