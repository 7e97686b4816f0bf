import { expect, it } from "vitest";
import { inParts } from "./in-parts.ts";

it("asks about each id once and in order, never about more than a statement takes, and about none not at all", async () => {
  const asked: number[] = [];
  const ask = async (part: readonly number[]) => {
    asked.push(part.length);
    return part;
  };
  const ids = Array.from({ length: 100_000 }, (_, index) => index);
  expect(await inParts(ids, ask)).toEqual(ids);
  expect(Math.max(...asked)).toBeLessThanOrEqual(65_535);
  asked.length = 0;
  expect([await inParts([], ask), asked]).toEqual([[], []]);
});
