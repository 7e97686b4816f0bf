import { expect, it } from "vitest";
import { Batch } from "./batch.ts";
import type { YearItinerary } from "./itineraries.ts";

const itinerary = (first: number, weight: number, days: number): YearItinerary =>
  ({ first, weight, days, firstRow: 0 }) as Partial<YearItinerary> as YearItinerary;

it("a batch puts itineraries that begin with one flight together, the lightest first", () => {
  const batch = new Batch();
  batch.hold([itinerary(7, 3, 0), itinerary(5, 2, 2), itinerary(7, 1, 4), itinerary(5, 4, 6)]);
  expect([...batch.starts.subarray(0, batch.runCount + 1)]).toEqual([0, 2, 4]);
  expect([...batch.weights.subarray(0, 4)]).toEqual([2, 4, 1, 3]);
  batch.readDays(Int32Array.from([0, 1, 0, 2, 0, 4, 0, 8]), 1);
  expect([...batch.bits.subarray(0, 4)]).toEqual([2, 8, 4, 1]);
  expect([...batch.runBits.subarray(0, 2)]).toEqual([10, 5]);
  batch.hold([itinerary(9, 1, 0)]);
  expect([...batch.starts.subarray(0, batch.runCount + 1)]).toEqual([0, 1]);
});
