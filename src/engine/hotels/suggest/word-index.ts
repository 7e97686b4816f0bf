import { fold, spellingsOf } from "../../suggest/fold.ts";

/** Hash of no words; each further word is mixed in with `addWord`. */
export const NO_WORDS = 0x811c9dc5;
const PRIME = 0x0100_0193;

/** The hash (FNV-1a, 32 bits) of a folded word. */
export function hashWord(word: string): number {
  let hash = NO_WORDS;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** The hash of a row of words and one more. */
export const addWord = (hash: number, word: number): number => Math.imul(Math.imul(hash, 31) ^ word, PRIME) >>> 0;

/** The hash of a folded text, word by word. */
export const hashText = (folded: string): number => folded.split(" ").reduce((hash, word) => addWord(hash, hashWord(word)), NO_WORDS);

/**
 * Which texts hold a word: all words in alphabetical order, each with the rows of its texts in rising order, packed. Words that begin
 * alike stand together, so all texts with a word that begins so are one run. About 30 bytes a text: names share their words.
 */
export class WordIndex {
  readonly #words: readonly string[];
  readonly #firsts: Uint32Array;
  /** Rows of texts, word by word. */
  readonly rows: Uint32Array;
  /** Of each text how many different words it has. */
  readonly wordCounts: Uint8Array;
  /** Of each text the hash of its words in order. */
  readonly hashes: Uint32Array;

  constructor(count: number, textOf: (row: number) => string) {
    const read = readWords(count, textOf);
    this.wordCounts = read.wordCounts;
    this.hashes = read.hashes;
    const order = [...read.words.keys()].sort((a, b) => ((read.words[a] as string) < (read.words[b] as string) ? -1 : 1));
    this.#words = order.map((word) => read.words[word] as string);
    this.#firsts = new Uint32Array(order.length + 1);
    const next = new Uint32Array(order.length);
    let first = 0;
    for (const [position, word] of order.entries()) {
      this.#firsts[position] = next[word] = first;
      first += read.uses[word] as number;
    }
    this.#firsts[order.length] = first;
    this.rows = new Uint32Array(first);
    for (let use = 0; use < first; use++) {
      const word = read.pairs[2 * use] as number;
      const at = next[word] as number;
      next[word] = at + 1;
      this.rows[at] = read.pairs[2 * use + 1] as number;
    }
  }

  /** Where in `rows` those of the words that begin so are; a text stands there once for each such word. */
  startingWith(start: string): { readonly from: number; readonly to: number } {
    const from = this.#firstNotBelow(start);
    // No letter stands behind this one, and words are made of letters.
    const to = this.#firstNotBelow(`${start}\uFFFF`);
    return { from: this.#firsts[from] as number, to: this.#firsts[to] as number };
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

/** What stands between two spaces of a text. */
interface Token {
  /** The words that it is when folded, by number: none for `&`, two for `Saint-Germain`. */
  readonly words: readonly number[];
  /** Those of its other spellings: `st` for `saint`, `muenchner` for `Münchner`. */
  readonly others: readonly number[];
}

function readWords(count: number, textOf: (row: number) => string) {
  const vocabulary = new Vocabulary();
  const [wordCounts, hashes] = [new Uint8Array(count), new Uint32Array(count)];
  let pairs = new Uint32Array(count * 8);
  let end = 0;
  for (let row = 0; row < count; row++) {
    const start = end;
    let hash = NO_WORDS;
    const note = (word: number): boolean => {
      for (let at = start; at < end; at += 2) if (pairs[at] === word) return false;
      if (end + 2 > pairs.length) pairs = grown(pairs);
      pairs[end] = word;
      pairs[end + 1] = row;
      end += 2;
      vocabulary.uses[word] = (vocabulary.uses[word] as number) + 1;
      return true;
    };
    for (const text of textOf(row).split(" ")) {
      const { words, others } = vocabulary.token(text);
      for (const word of words) {
        hash = addWord(hash, vocabulary.hashes[word] as number);
        if (note(word)) wordCounts[row] = (wordCounts[row] as number) + 1;
      }
      for (const word of others) note(word);
    }
    hashes[row] = hash;
  }
  return { words: vocabulary.words, uses: vocabulary.uses, pairs, wordCounts, hashes };
}

function grown(pairs: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(pairs.length * 2 + 16);
  larger.set(pairs);
  return larger;
}

/** Numbers words as they come. Names share words, so each token is folded once. */
class Vocabulary {
  readonly words: string[] = [];
  readonly hashes: number[] = [];
  readonly uses: number[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #tokens = new Map<string, Token>();

  token(text: string): Token {
    const known = this.#tokens.get(text);
    if (known !== undefined) return known;
    const folded = fold(text);
    const others = [...new Set(spellingsOf(text))].filter((spelling) => spelling !== folded);
    const token = { words: this.#wordsOf(folded), others: others.flatMap((spelling) => this.#wordsOf(spelling)) };
    this.#tokens.set(text, token);
    return token;
  }

  #wordsOf(folded: string): number[] {
    return folded === "" ? [] : folded.split(" ").map((word) => this.#number(word));
  }

  #number(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.words.push(word) - 1;
    this.hashes.push(hashWord(word));
    this.uses.push(0);
    this.#numbers.set(word, number);
    return number;
  }
}
