import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeyIndex } from "./key-index.ts";
import { visitMisspelled } from "./misspellings.ts";

const indexOf = (texts: readonly string[]): KeyIndex =>
  new KeyIndex(texts.map((text, target) => ({ text, target, kind: 0, isInner: false })));

/** Optimal string alignment distance, straight from its definition. */
function distance(a: string, b: string): number {
  const cells = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const cell = (i: number, j: number): number => cells[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
      const row = cells[i];
      if (row) row[j] = Math.min(replaced, swapped, cell(i - 1, j) + 1, cell(i, j - 1) + 1);
    }
  }
  return cell(a.length, b.length);
}

const startsLike = (text: string, query: string, slips: number): boolean =>
  Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length)).some((start) => distance(start, query) <= slips);

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", " "), minLength: 1, maxLength: 7 });

describe("visitMisspelled", () => {
  it("finds the keys that begin with the query but for the slips, and no others", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.constantFrom(0, 1), (texts, query, slips) => {
        const index = indexOf(texts);
        const found = new Set<string>();
        visitMisspelled(index, query, slips, 0, ({ lo, hi }) => {
          for (let at = lo; at < hi; at++) found.add(index.at(at).text);
        });
        expect([...found].sort()).toEqual(texts.filter((text) => startsLike(text, query, slips)).sort());
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it("takes the sure letters as they are", () => {
    const index = indexOf(["paris", "xaris"]);
    const found: string[] = [];
    visitMisspelled(index, "parsi", 1, 1, ({ lo, hi }) => {
      for (let at = lo; at < hi; at++) found.push(index.at(at).text);
    });
    expect(new Set(found)).toEqual(new Set(["paris"]));
  });
});
