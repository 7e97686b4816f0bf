import { expect, it } from "vitest";
import { Batch } from "./batch.ts";
import type { YearItinerary } from "./itineraries.ts";

const itinerary = (first: number, weight: number, days: number): YearItinerary =>
  ({ first, weight, days, firstRow: new Float64Array(1) }) as Partial<YearItinerary> as YearItinerary;

it("a batch puts itineraries that begin with one flight together, the lightest first of all", () => {
  const batch = new Batch([itinerary(7, 3, 0), itinerary(5, 2, 2), itinerary(7, 1, 4), itinerary(5, 4, 6)]);
  expect(batch.runs.map(({ first, start, end }) => [first, start, end])).toEqual([
    [7, 0, 2],
    [5, 2, 4],
  ]);
  expect([...batch.weights]).toEqual([1, 3, 2, 4]);
  batch.readDays(Int32Array.from([0, 1, 0, 2, 0, 4, 0, 8]), 1);
  expect([...batch.bits]).toEqual([4, 1, 2, 8]);
  expect([...batch.runBits]).toEqual([5, 10]);
});
