import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAP_HEIGHT, MAP_WIDTH } from "../../../core/maps/index.ts";
import { MAP_RATIO } from "./map-view.ts";
import { boxOf, type LabelWish, placeLabels } from "./place-labels.ts";

const wish = fc.record({
  x: fc.integer({ min: 0, max: MAP_WIDTH }),
  y: fc.integer({ min: 0, max: MAP_HEIGHT }),
  text: fc.constantFrom("Nice $99", "New York $1,204", "Santa Cruz de la Sierra IDR 14.2M"),
});
const wishes: fc.Arbitrary<readonly LabelWish[]> = fc
  .array(wish, { maxLength: 120 })
  .map((list) => list.map((each, index) => ({ ...each, code: `P${index}` })));

function overlaps(all: readonly LabelWish[], labels: readonly string[], width: number): readonly string[] {
  const boxes = all.filter(({ code }) => labels.includes(code)).map((wished) => ({ code: wished.code, ...boxOf(wished, width) }));
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.code} ${b.code}`),
  );
}

/** Whether a place's label would come within two pixels of one that stands. */
function isCrowded(each: LabelWish, all: readonly LabelWish[], labels: readonly string[], width: number): boolean {
  const box = boxOf(each, width);
  const standing = all.filter(({ code }) => labels.includes(code)).map((other) => boxOf(other, width));
  return standing.some((b) => box.left < b.right + 2 && b.left < box.right + 2 && box.top < b.bottom + 2 && b.top < box.bottom + 2);
}

describe("the labels of the map", () => {
  it("never overlap, neither where they were placed nor on any larger map", () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 400, max: 4000 }), fc.double({ min: 1, max: 8, noNaN: true }), (all, width, growth) => {
        const labels = placeLabels(all, width);
        expect(overlaps(all, labels, width)).toEqual([]);
        expect(overlaps(all, labels, width * growth)).toEqual([]);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it("stand inside the map, whole, and no place that has room for one goes without", () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 400, max: 4000 }), (all, width) => {
        const labels = placeLabels(all, width);
        const wrong = all.filter((each) => {
          const box = boxOf(each, width);
          const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= width / MAP_RATIO;
          return labels.includes(each.code) ? !isInside : isInside && !isCrowded(each, all, labels, width);
        });
        expect(wrong).toEqual([]);
      }),
      { seed: 7 },
    );
  });
});
