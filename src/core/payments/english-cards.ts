import type { CardSummary } from "./card.ts";
import { BRANDS } from "./card-brands.ts";

/** What pages and mails call a card in English. */
export const englishCards = {
  /** On a line of its own: `Visa ending in 4242`, `Card ending in 1111`. */
  card: (brand: CardSummary["brand"], last4: string) => `${BRANDS[brand] ?? "Card"} ending in ${last4}`,
  /** Inside of a sentence: `Visa ending in 4242`, `the card ending in 1111`. */
  theCard: (brand: CardSummary["brand"], last4: string) => `${BRANDS[brand] ?? "the card"} ending in ${last4}`,
};
