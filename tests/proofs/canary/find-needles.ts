import type { MarkedCard } from "./marked-card.ts";
import { type Needle, needlesOf } from "./needles.ts";

/** A place where something of a card was found. */
export interface Hit {
  /** Which of the cards: its index. */
  readonly card: number;
  readonly as: string;
}

/** Looks for anything of the cards in some bytes; each way of writing a card is named once. */
export type Finder = (bytes: Buffer) => readonly Hit[];

/** How near to a card's last four digits its code may not stand, in bytes. */
const NEAR = 64;

/** Knows all cards at once: each byte is looked at once, however many there are. */
export function findCards(cards: ReadonlyMap<number, MarkedCard>): Finder {
  const byStart = new Map<number, (Needle & Hit)[]>();
  const starts = new Uint8Array(65_536);
  for (const [card, marked] of cards) {
    for (const needle of [...needlesOf(marked), { as: CODE_NEAR, bytes: Buffer.from(marked.number.slice(-4)) }]) {
      const start = needle.bytes.readUInt32LE(0);
      byStart.set(start, [...(byStart.get(start) ?? []), { ...needle, card }]);
      starts[needle.bytes.readUInt16LE(0)] = 1;
    }
  }
  return (bytes) => {
    const hits = new Map<string, Hit>();
    for (let at = 0; at + 4 <= bytes.length; at++) {
      if (starts[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] === 0) continue;
      for (const { card, as, bytes: needle } of byStart.get(bytes.readUInt32LE(at)) ?? []) {
        const isHit = as === CODE_NEAR ? isCodeNear(bytes, at, cards.get(card)?.code ?? "") : isThere(bytes, at, needle);
        if (isHit) hits.set(`${card} ${as}`, { card, as });
      }
    }
    return [...hits.values()];
  };
}

/** How a code is named that was found near its number's last four digits. */
export const CODE_NEAR = "code next to the last four digits";

const isThere = (bytes: Buffer, at: number, needle: Buffer): boolean =>
  at + needle.length <= bytes.length && bytes.compare(needle, 0, needle.length, at, at + needle.length) === 0;

/** Whether the four digits stand alone, and the code stands alone near them: not within a token, an id or a time. */
function isCodeNear(bytes: Buffer, at: number, code: string): boolean {
  if (!standsAlone(bytes, at)) return false;
  const [from, to] = [Math.max(0, at - NEAR), Math.min(bytes.length, at + NEAR)];
  for (let found = bytes.indexOf(code, from, "latin1"); found >= 0 && found < to; found = bytes.indexOf(code, found + 1, "latin1")) {
    if (standsAlone(bytes, found)) return true;
  }
  return false;
}

const standsAlone = (bytes: Buffer, at: number): boolean => !isWord(bytes[at - 1]) && !isWord(bytes[at + 4]);

/** Letters, digits and the hyphens of ids. */
const isWord = (byte: number | undefined): boolean => byte !== undefined && /[\w-]/.test(String.fromCharCode(byte));
