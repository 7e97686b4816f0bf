import { isFiller } from "./fold.ts";
import type { Hits } from "./hits.ts";
import type { KeyIndex, KeyRange } from "./key-index.ts";
import { visitMisspelled } from "./misspellings.ts";
import { KINDS, misspelledTierOf, type NameKind, TIERS, tierOf } from "./name-kinds.ts";

/** No place needs more words than this to be told apart; as many bits are in a byte. */
export const MAX_WORDS = 8;
/** From this length on a second slip is forgiven, behind three letters that are right. */
const LONG_QUERY = 7;
const SURE_LETTERS = 3;

/** The words of a folded query that say something, each once. */
export const wordsOf = (query: string): readonly string[] =>
  [...new Set(query.split(" "))].filter((word) => word !== "" && !isFiller(word));

/** The three ways in which a folded query meets names. Each notes what it finds. */
export class Matcher {
  readonly #index: KeyIndex;
  readonly #groups: readonly (readonly number[])[];
  readonly #parents: Uint32Array;

  /**
   * @param groups the places that the target `~n` stands for.
   * @param parents for each place the one whose names count for it too (a landmark's city), or its own number.
   */
  constructor(index: KeyIndex, groups: readonly (readonly number[])[], parents: Uint32Array) {
    this.#index = index;
    this.#groups = groups;
    this.#parents = parents;
  }

  /** Names, or their later words, that begin with the query as it stands. */
  literal(query: string, hits: Hits): void {
    this.#eachKey(this.#index.startingWith(query), (places, kind, length, isInner) => {
      const where = isInner ? "within" : length === query.length ? "whole" : "start";
      const tier = tierOf(kind, where, length);
      for (const place of places) hits.note(place, tier);
    });
  }

  /** Places of which every word of the query begins a word, whichever name it stands in: `york new`, `paris france`, `london airport`. */
  anyOrder(query: string, hits: Hits): void {
    const words = wordsOf(query);
    if (words.length === 0 || words.length > MAX_WORDS || words[0] === query) return;
    this.noteAll(words, this.wordsMet(words), hits);
  }

  /** Which of the words, `MAX_WORDS` at most, begin a word of a place's names: bit n of `met[place]` for the n-th. */
  wordsMet(words: readonly string[]): Uint8Array {
    const met = new Uint8Array(this.#parents.length);
    for (const [position, word] of words.entries()) {
      this.#eachKey(this.#index.startingWith(word), (places) => {
        for (const place of places) met[place] = (met[place] as number) | (1 << position);
      });
    }
    return met;
  }

  /** Notes the places that have a word, and with their parent all of them. */
  noteAll(words: readonly string[], met: Uint8Array, hits: Hits): void {
    const all = (1 << words.length) - 1;
    for (const [place, own] of met.entries()) {
      if (own === 0) continue;
      if ((own | (met[this.#parents[place] as number] as number)) === all) hits.note(place, TIERS.wordsInAnyOrder);
    }
  }

  /** Names that begin with the query but for one slip, or two in a long one when one explains nothing. */
  misspelled(query: string, hits: Hits): void {
    this.#withSlips(query, 1, 0, hits);
    if (hits.size === 0 && query.length >= LONG_QUERY) this.#withSlips(query, 2, SURE_LETTERS, hits);
  }

  #withSlips(query: string, slips: number, sure: number, hits: Hits): void {
    visitMisspelled(this.#index, query, slips, sure, (range, depth) => {
      this.#eachKey(range, (places, kind, length, isInner) => {
        const tier = misspelledTierOf(kind, isInner, length, depth);
        for (const place of places) hits.note(place, tier);
      });
    });
  }

  #eachKey({ lo, hi }: KeyRange, visit: (places: readonly number[], kind: NameKind, length: number, isInner: boolean) => void): void {
    for (let at = lo; at < hi; at++) {
      const { target, kind, text, isInner } = this.#index.at(at);
      visit(target < 0 ? (this.#groups[~target] ?? []) : [target], KINDS[kind] ?? "airport", text.length, isInner);
    }
  }
}
