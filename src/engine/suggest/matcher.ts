import { isFiller } from "./fold.ts";
import type { Hits } from "./hits.ts";
import type { KeyIndex, KeyRange } from "./key-index.ts";
import { visitMisspelled } from "./misspellings.ts";
import { KINDS, misspelledTierOf, type NameKind, TIERS, tierOf } from "./name-kinds.ts";

/** No place needs more words than this to be told apart. */
const MAX_WORDS = 8;
/** From this length on a second slip is forgiven, behind three letters that are right. */
const LONG_QUERY = 7;
const SURE_LETTERS = 3;

/** The three ways in which a folded query meets names. Each notes what it finds. */
export class Matcher {
  readonly #index: KeyIndex;
  readonly #groups: readonly (readonly number[])[];
  readonly #placeCount: number;

  constructor(index: KeyIndex, groups: readonly (readonly number[])[], placeCount: number) {
    this.#index = index;
    this.#groups = groups;
    this.#placeCount = placeCount;
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
    const words = query.split(" ").filter((word) => !isFiller(word));
    if (words.length === 0 || words.length > MAX_WORDS || words[0] === query) return;
    const met = new Uint8Array(this.#placeCount);
    for (const [count, word] of words.entries()) {
      this.#eachKey(this.#index.startingWith(word), (places) => {
        for (const place of places) if (met[place] === count) met[place] = count + 1;
      });
    }
    for (const [place, count] of met.entries()) if (count === words.length) hits.note(place, TIERS.wordsInAnyOrder);
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
