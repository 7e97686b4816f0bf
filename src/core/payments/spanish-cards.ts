import { BRANDS } from "./card-brands.ts";
import type { englishCards } from "./english-cards.ts";

/** What pages and mails call a card in Spanish. */
export const spanishCards: typeof englishCards = {
  card: (brand, last4) => `${BRANDS[brand] ?? "Tarjeta"} terminada en ${last4}`,
  theCard: (brand, last4) => `la tarjeta ${brand === "unknown" ? "" : `${BRANDS[brand]} `}terminada en ${last4}`,
};
