import { addWord, NO_WORDS } from "./text-hash.ts";
import { Vocabulary } from "./vocabulary.ts";

/** The words of many texts as numbers. */
export interface ReadWords {
  /** Every word once, as they came. */
  readonly words: readonly string[];
  /** The numbers of the words of all texts, text by text, those of other spellings among them; a word once a text. */
  readonly uses: Uint32Array;
  /** Where a text begins in `uses`; the next entry is its end. One more than texts. */
  readonly firsts: Uint32Array;
  /** Of each text how many different words it has, other spellings left out. */
  readonly wordCounts: Uint8Array;
  /** Of each text the hash of its words in order. */
  readonly hashes: Uint32Array;
}

const EXPECTED_WORDS = 5;

/** Reads each text once, token by token: folding is done once for each token, whatever the number of texts. */
export function readWords(count: number, textOf: (row: number) => string): ReadWords {
  const vocabulary = new Vocabulary();
  const uses = new GrowingNumbers(count * EXPECTED_WORDS);
  const [firsts, wordCounts, hashes] = [new Uint32Array(count + 1), new Uint8Array(count), new Uint32Array(count)];
  for (let row = 0; row < count; row++) {
    const text = textOf(row);
    const first = uses.length;
    let [hash, words] = [NO_WORDS, 0];
    // Not `split`: a list for each of a hundred thousand names keeps the garbage collector busier than all the rest.
    for (let start = 0; start <= text.length;) {
      const space = text.indexOf(" ", start);
      const end = space < 0 ? text.length : space;
      const token = vocabulary.token(text.slice(start, end));
      start = end + 1;
      for (const word of token.words) {
        hash = addWord(hash, vocabulary.hashes[word] as number);
        if (uses.addNew(word, first)) words++;
      }
      for (const word of token.others) uses.addNew(word, first);
    }
    firsts[row] = first;
    wordCounts[row] = words;
    hashes[row] = hash;
  }
  firsts[count] = uses.length;
  return { words: vocabulary.words, uses: uses.all(), firsts, wordCounts, hashes };
}

class GrowingNumbers {
  length = 0;
  #numbers: Uint32Array<ArrayBuffer>;

  constructor(expected: number) {
    this.#numbers = new Uint32Array(expected + 16);
  }

  /** Adds a number unless it stands at `from` or behind; says whether it did. */
  addNew(value: number, from: number): boolean {
    for (let at = from; at < this.length; at++) if (this.#numbers[at] === value) return false;
    if (this.length === this.#numbers.length) this.#grow();
    this.#numbers[this.length++] = value;
    return true;
  }

  all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }

  #grow(): void {
    const larger = new Uint32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
