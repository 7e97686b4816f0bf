import type { HotelKind, HotelLook } from "../../../../src/core/hotels/index.ts";

/** Words that go together in any pair: in languages with genders, one gender each. */
export interface WordGroup {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** How houses are called in a language. Patterns hold `{1}` and `{2}`, a word of each list of one group. */
export interface HouseLanguage {
  readonly groups: readonly WordGroup[];
  /** For houses that are nearly at the sea, beside the others. */
  readonly sea?: readonly WordGroup[];
  /** Instead of this one where other things grow and fly. */
  readonly byClimate?: Partial<Readonly<Record<HotelLook["climate"], HouseLanguage>>>;
  /** Those that say beach are for houses on one: at least one of each kind does not. */
  readonly patterns: Readonly<Record<HotelKind, readonly string[]>>;
  /** For hotels of five stars. */
  readonly grand: readonly string[];
}

/** Invented streets: a word put into a pattern, and both put together with a number. */
export interface StreetLanguage {
  readonly words: readonly string[];
  /** `{w}` is the word: `Calle {w}`. */
  readonly patterns: readonly string[];
  /** `{s}` is the street, `{n}` the number, `{m}` a second small number. */
  readonly address: string;
  readonly mostNumber: number;
}

/** Parts a list that is written as one line; `_` stands for a space inside a word. */
export const words = (line: string): readonly string[] =>
  line
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("_", " "));

/** A pair of two lists. */
export const group = (first: string, second: string): WordGroup => ({ first: words(first), second: words(second) });
