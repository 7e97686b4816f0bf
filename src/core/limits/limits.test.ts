import { expect, it } from "vitest";
import { LIMITS, timesAsMany } from "./index.ts";

it("a thousand guessed references are stopped by the twentieth", () => {
  for (const { count, seconds } of LIMITS.lookup) {
    expect(count).toBeLessThan(20);
    expect(seconds).toBeGreaterThanOrEqual(3600);
  }
});

it("so many visitors behind one address have so many times the counts, in the same time", () => {
  expect(timesAsMany({ ...LIMITS, search: [{ count: 30, seconds: 60 }] }, 4).search).toEqual([{ count: 120, seconds: 60 }]);
});
