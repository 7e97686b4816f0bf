import type { Horizon } from "./horizon.ts";

/** Days that a leg may lie before or after the first one's, so that a look beside the horizon finds no day. */
const PADDING_BITS = 32;

/** On which days of the horizon service patterns run, a bit a day: three patterns are met by one `and` for 32 days. */
export class RunningDays {
  /** Words that one row of days takes. */
  readonly words: number;
  readonly #rowWords: number;
  readonly #bits: Int32Array;

  constructor({ runs, patterns, days }: Horizon) {
    this.words = Math.ceil(days / 32);
    this.#rowWords = this.words + 2;
    this.#bits = new Int32Array(patterns * this.#rowWords + 1);
    for (let pattern = 0; pattern < patterns; pattern++) {
      for (let day = 0; day < days; day++) {
        if (runs[day * patterns + pattern] === 0) continue;
        const bit = PADDING_BITS + day;
        const word = pattern * this.#rowWords + (bit >> 5);
        this.#bits[word] = (this.#bits[word] as number) | (1 << (bit & 31));
      }
    }
  }

  /** Bit n: whether a pattern runs on the day `word * 32 + n + later` of the horizon; no day outside of it does. `later` is -32 to 31. */
  wordOf(pattern: number, word: number, later: number): number {
    const bit = PADDING_BITS + word * 32 + later;
    const at = pattern * this.#rowWords + (bit >> 5);
    const shift = bit & 31;
    const low = this.#bits[at] as number;
    return shift === 0 ? low : (low >>> shift) | ((this.#bits[at + 1] as number) << (32 - shift));
  }
}
