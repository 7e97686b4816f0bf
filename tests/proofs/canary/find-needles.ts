import type { MarkedCard } from "./marked-card.ts";
import { codesNear, NAME_NEAR, standsAlone } from "./near.ts";
import { CODE_FIELDS, needlesOf } from "./needles.ts";

/** A place where something of a card was found. */
interface Hit {
  /** Which of the cards: its index. */
  readonly card: number;
  readonly as: string;
}

/** Looks for anything of the cards in some bytes; each way of writing a card is named once. */
export type Finder = (bytes: Buffer) => readonly Hit[];

/** How near to a card's last four digits its code may not stand, in bytes. */
const NEAR = 64;
/** How a code is named that was found near its number's last four digits, and near the name of its field. */
export const CODE_NEAR = "code next to the last four digits";
export const CODE_BY_NAME = "code near the name of its field";

/** Something to be found by its bytes, of which there are 4 at least. What it gives away depends on what stands around it. */
interface Mark {
  readonly bytes: Buffer;
  hitsAt(bytes: Buffer, at: number): readonly Hit[];
}

/** Knows all cards at once: each byte is looked at once, however many there are. */
export function findCards(cards: ReadonlyMap<number, MarkedCard>): Finder {
  const byStart = new Map<number, Mark[]>();
  const starts = new Uint8Array(65_536);
  for (const mark of marksOf(cards)) {
    const start = mark.bytes.readUInt32LE(0);
    byStart.set(start, [...(byStart.get(start) ?? []), mark]);
    starts[mark.bytes.readUInt16LE(0)] = 1;
  }
  return (bytes) => {
    const hits = new Map<string, Hit>();
    for (let at = 0; at + 4 <= bytes.length; at++) {
      if (starts[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] === 0) continue;
      for (const mark of byStart.get(bytes.readUInt32LE(at)) ?? []) {
        if (!isThere(bytes, at, mark.bytes)) continue;
        for (const hit of mark.hitsAt(bytes, at)) hits.set(`${hit.card} ${hit.as}`, hit);
      }
    }
    return [...hits.values()];
  };
}

function marksOf(cards: ReadonlyMap<number, MarkedCard>): readonly Mark[] {
  const cardsByCode = Map.groupBy(cards.keys(), (card) => cards.get(card)?.code ?? "");
  const ofCards = [...cards].flatMap(([card, marked]): readonly Mark[] => [
    ...needlesOf(marked).map(({ as, bytes }) => ({ bytes, hitsAt: () => [{ card, as }] })),
    {
      bytes: Buffer.from(marked.number.slice(-4)),
      hitsAt: (bytes, at) => (isCodeNear(bytes, at, marked.code) ? [{ card, as: CODE_NEAR }] : []),
    },
  ]);
  const ofFields = CODE_FIELDS.map((name) => ({
    bytes: Buffer.from(name),
    hitsAt: (bytes: Buffer, at: number) =>
      codesNear(bytes, at - NAME_NEAR, at + name.length + NAME_NEAR)
        .flatMap((code) => cardsByCode.get(code) ?? [])
        .map((card) => ({ card, as: CODE_BY_NAME })),
  }));
  return [...ofCards, ...ofFields];
}

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
