import type { CardSummary } from "./card.ts";

/** What every language calls them; nothing for one that is not known. */
export const BRANDS = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  unknown: null,
} as const satisfies Readonly<Record<CardSummary["brand"], string | null>>;
