import { describe, expect, it } from "vitest";
import { nearestFirst } from "./nearest-first.ts";

describe("rows in the order of their distances", () => {
  it.each([3, 64, 65, 500])("keep the order they had where they are as far, %i of them", (count) => {
    const rows = Uint32Array.from({ length: count + 2 }, (_, place) => 1000 - place);
    const metres = Float64Array.from({ length: count + 2 }, (_, place) => (place * 7) % 5);
    const expected = Array.from({ length: count }, (_, place) => place).sort((a, b) => (metres[a] ?? 0) - (metres[b] ?? 0) || a - b);
    const [rowsBefore, metresBefore] = [rows.slice(), metres.slice()];
    nearestFirst(rows, metres, count);
    expect([...rows.subarray(0, count)]).toEqual(expected.map((place) => rowsBefore[place]));
    expect([...metres.subarray(0, count)]).toEqual(expected.map((place) => metresBefore[place]));
    expect([...rows.subarray(count)], "what lies behind stays").toEqual([...rowsBefore.subarray(count)]);
  });

  it("are as they were where all are at the very place", () => {
    const rows = Uint32Array.from({ length: 100 }, (_, place) => place);
    nearestFirst(rows, new Float64Array(100), 100);
    expect([...rows]).toEqual(Array.from({ length: 100 }, (_, place) => place));
  });
});
