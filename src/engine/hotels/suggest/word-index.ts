import { type ReadWords, readWords } from "./read-words.ts";

/** No letter stands behind this one, and words are made of letters. */
const LAST_LETTER = "\uFFFF";

/**
 * Which texts hold a word: all words in alphabetical order, each with the rows of its texts in rising order, packed. Words that begin
 * alike stand together, so all texts with a word that begins so are one run. About 30 bytes a text, because names share their words.
 */
export class WordIndex {
  /** Rows of texts, word by word. */
  readonly rows: Uint32Array;
  /** Of each text how many different words it has. */
  readonly wordCounts: Uint8Array;
  /** Of each text the hash of its words in order. */
  readonly hashes: Uint32Array;
  readonly #words: readonly string[];
  /** Where a word begins in `rows`; the next entry is its end. */
  readonly #firsts: Uint32Array;

  constructor(count: number, textOf: (row: number) => string) {
    const read = readWords(count, textOf);
    const order = [...read.words.keys()].sort((a, b) => ((read.words[a] as string) < (read.words[b] as string) ? -1 : 1));
    this.wordCounts = read.wordCounts;
    this.hashes = read.hashes;
    this.#words = order.map((word) => read.words[word] as string);
    this.#firsts = firstsOf(order, read.uses);
    this.rows = rowsByWord(order, this.#firsts, read);
  }

  /** Where in `rows` those of the words that begin so are; a text stands there once for each such word. */
  startingWith(start: string): { readonly from: number; readonly to: number } {
    const [first, end] = [this.#firstNotBelow(start), this.#firstNotBelow(start + LAST_LETTER)];
    return { from: this.#firsts[first] as number, to: this.#firsts[end] as number };
  }

  #firstNotBelow(word: string): number {
    let [lo, hi] = [0, this.#words.length];
    while (lo < hi) {
      const middle = (lo + hi) >>> 1;
      if ((this.#words[middle] as string) < word) lo = middle + 1;
      else hi = middle;
    }
    return lo;
  }
}

/** Where each word of the order begins when their uses are put together. */
function firstsOf(order: readonly number[], uses: Uint32Array): Uint32Array {
  const counts = new Uint32Array(order.length);
  for (let use = 0; use < uses.length; use++) {
    const word = uses[use] as number;
    counts[word] = (counts[word] as number) + 1;
  }
  const firsts = new Uint32Array(order.length + 1);
  for (const [position, word] of order.entries()) firsts[position + 1] = (firsts[position] as number) + (counts[word] as number);
  return firsts;
}

function rowsByWord(order: readonly number[], firsts: Uint32Array, { uses, firsts: firstUses, wordCounts }: ReadWords): Uint32Array {
  const next = new Uint32Array(order.length);
  for (const [position, word] of order.entries()) next[word] = firsts[position] as number;
  const rows = new Uint32Array(uses.length);
  for (let row = 0; row < wordCounts.length; row++) {
    const end = firstUses[row + 1] as number;
    for (let use = firstUses[row] as number; use < end; use++) {
      const word = uses[use] as number;
      const at = next[word] as number;
      rows[at] = row;
      next[word] = at + 1;
    }
  }
  return rows;
}
