import type { KeyIndex, KeyRange } from "./key-index.ts";

/** A run of keys that begin with the query but for a slip; `depth` letters of each answer to the query. */
type Visit = (range: KeyRange, depth: number) => void;

/**
 * Walks to every key that begins with the query once `slips` letters at most are put in, left out, replaced or swapped with their
 * neighbour (Damerau-Levenshtein over the prefix). The alphabetical order serves as the trie, so only runs that exist are walked.
 * A run may be visited more than once.
 * @param sure letters at the start that are taken to be right.
 */
export function visitMisspelled(index: KeyIndex, query: string, slips: number, sure: number, visit: Visit): void {
  const letters = Array.from({ length: query.length }, (_, i) => query.charCodeAt(i));
  const anchored = index.startingWith(query.slice(0, sure));
  walk({ index, letters, visit }, anchored, sure, sure, slips);
}

interface Search {
  readonly index: KeyIndex;
  readonly letters: readonly number[];
  readonly visit: Visit;
}

function walk(search: Search, range: KeyRange, depth: number, at: number, slips: number): void {
  if (range.lo >= range.hi) return;
  const { index, letters, visit } = search;
  const letter = letters[at];
  if (letter === undefined) return visit(range, depth);
  walk(search, index.narrow(range, depth, letter), depth + 1, at + 1, slips);
  if (slips === 0) return;
  walk(search, range, depth, at + 1, slips - 1);
  walkSwapped(search, range, depth, at, slips);
  for (const next of childrenOf(index, range, depth)) {
    if (next.letter === letter) continue;
    walk(search, next.range, depth + 1, at + 1, slips - 1);
    walk(search, next.range, depth + 1, at, slips - 1);
  }
}

function walkSwapped(search: Search, range: KeyRange, depth: number, at: number, slips: number): void {
  const [first, second] = [search.letters[at], search.letters[at + 1]];
  if (first === undefined || second === undefined || first === second) return;
  const half = search.index.narrow(range, depth, second);
  if (half.lo >= half.hi) return;
  walk(search, search.index.narrow(half, depth + 1, first), depth + 2, at + 2, slips - 1);
}

/** The letters with which a run goes on, each with its part of the run; keys that end here are left out. */
function* childrenOf(index: KeyIndex, { lo, hi }: KeyRange, depth: number): Generator<{ letter: number; range: KeyRange }> {
  let from = index.narrow({ lo, hi }, depth, 0).hi;
  while (from < hi) {
    const letter = index.letterAt(from, depth);
    const range = index.narrow({ lo: from, hi }, depth, letter);
    yield { letter, range };
    from = range.hi;
  }
}
