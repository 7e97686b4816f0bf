/** One name, or the rest of one from a later word on, and what it stands for. */
export interface Key {
  readonly text: string;
  /** A place's number, or `~group` for all places of a group. */
  readonly target: number;
  /** Index into `KINDS`. */
  readonly kind: number;
  /** Whether it begins at a later word of the name. */
  readonly isInner: boolean;
}

/** A run of keys, `lo` included, `hi` not. */
export interface KeyRange {
  readonly lo: number;
  readonly hi: number;
}

/** All keys in alphabetical order, packed: what begins alike stands together, so any prefix is one run of them. */
export class KeyIndex {
  readonly size: number;
  readonly #keys: readonly Key[];
  /** The letters of all keys one after the other, each key closed by a zero. */
  readonly #letters: Uint16Array;
  readonly #starts: Uint32Array;

  constructor(keys: readonly Key[]) {
    this.#keys = keys.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.target - b.target));
    this.size = keys.length;
    this.#letters = new Uint16Array(keys.reduce((sum, key) => sum + key.text.length + 1, 0));
    this.#starts = new Uint32Array(keys.length);
    let end = 0;
    for (const [index, { text }] of this.#keys.entries()) {
      this.#starts[index] = end;
      for (let i = 0; i < text.length; i++) this.#letters[end++] = text.charCodeAt(i);
      end++;
    }
  }

  /** The key at a place of the order. */
  at(index: number): Key {
    const key = this.#keys[index];
    if (key === undefined) throw new RangeError(`No key ${index}`);
    return key;
  }

  /** The letter of a key at a depth, 0 behind its end. Callers never look further than one behind the end. */
  letterAt(index: number, depth: number): number {
    return this.#letters[(this.#starts[index] as number) + depth] as number;
  }

  /** The part of a run, alike up to `depth`, that goes on with `letter`. */
  narrow({ lo, hi }: KeyRange, depth: number, letter: number): KeyRange {
    const from = this.#firstNotBelow(lo, hi, depth, letter);
    return { lo: from, hi: this.#firstNotBelow(from, hi, depth, letter + 1) };
  }

  /** Every key that begins with `text`. */
  startingWith(text: string): KeyRange {
    let range: KeyRange = { lo: 0, hi: this.size };
    for (let depth = 0; depth < text.length && range.lo < range.hi; depth++) range = this.narrow(range, depth, text.charCodeAt(depth));
    return range;
  }

  #firstNotBelow(lo: number, hi: number, depth: number, letter: number): number {
    while (lo < hi) {
      const middle = (lo + hi) >>> 1;
      if (this.letterAt(middle, depth) < letter) lo = middle + 1;
      else hi = middle;
    }
    return lo;
  }
}
