import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { BestBound } from "./best-bound.ts";
import { BestBounds } from "./best-bounds.ts";
import { BoundList, type Candidate, newCandidate } from "./bound-list.ts";

const few = (most: number) => integer({ min: 0, max: most });

/** Bounds that are alike in all but little, so that each of what they rank by decides some time. Which airline plates one, its flights say. */
const candidate = record({
  legs: integer({ min: 1, max: 3 }),
  flights: array(few(2), { minLength: 3, maxLength: 3 }).map((flights) => Int32Array.from(flights)),
  days: array(few(1), { minLength: 3, maxLength: 3 }).map((days) => Int32Array.from(days)),
  cents: few(1),
  departsAt: few(1),
  minutes: integer({ min: 1, max: 2 }),
}).map(({ minutes, ...bound }): Candidate => ({ ...bound, plate: bound.flights[0] as number, arrivesAt: bound.departsAt + minutes }));

const candidates = array(candidate, { maxLength: 60, size: "max" });

/** All of them in the order of the list, as the search finds them. */
function inOrder(bounds: readonly Candidate[]) {
  const list = new BoundList();
  list.clear(Infinity);
  for (const bound of bounds) list.add(bound);
  return Array.from(list.sorted(), (slot) => {
    const { legs, flights, days, plate, cents, departsAt, arrivesAt } = candidateAt(list, slot);
    const [flown, on] = [[...flights.subarray(0, legs)], [...days.subarray(0, legs)]];
    return { flights: flown, days: on, plate, cents, departsAtUtcMinute: departsAt, arrivesAtUtcMinute: arrivesAt };
  });
}

function candidateAt(list: BoundList, slot: number): Candidate {
  const bound = newCandidate();
  list.read(slot, bound);
  return bound;
}

describe("the best bound", () => {
  it("is the first in the order of the search, whatever comes before it, and the same of each plate", () => {
    const holds = property(candidates, (bounds) => {
      const [best, bests] = [new BestBound(), new BestBounds()];
      for (const bound of bounds) {
        best.add(bound);
        bests.add(bound);
      }
      const sorted = inOrder(bounds);
      expect(best.found).toEqual(sorted[0] ?? null);
      expect(bests.sorted()).toEqual(sorted.filter(({ plate }, place) => sorted.findIndex((other) => other.plate === plate) === place));
    });
    assert(holds, { seed: 1, numRuns: 1000 });
  });
});
