import { seeded } from "../../../src/core/kernel/seeded.ts";

/** A card that is used once, so that wherever it turns up it is known where it came from. */
export interface MarkedCard {
  /** 16 digits. */
  readonly number: string;
  /** 4 digits. */
  readonly code: string;
  /** Nobody else's name; it is the card's, so it is forgotten with it. */
  readonly holder: string;
}

const LETTERS = "bcdfghjklmnpqrstvwxz";

/** The card of an index: always the same one. Its last four digits are no year, and no code is the last four digits of another card. */
export function markedCard(index: number): MarkedCard {
  const chance = seeded(7_919 * (index + 1));
  const digits = (count: number): string => Array.from({ length: count }, () => 1 + chance.below(9)).join("");
  const name = Array.from({ length: 12 }, () => LETTERS[chance.below(LETTERS.length)]).join("");
  // They may be kept, so each card has its own.
  const last4 = String(3_000 + ((index * 7) % 6_000)).padStart(4, "0");
  return { number: `4${digits(11)}${last4}`, code: `9${1 + chance.below(8)}${digits(2)}`, holder: `Canary ${name}` };
}
