export * from "./card.ts";
export * from "./english-cards.ts";
export * from "./spanish-cards.ts";
