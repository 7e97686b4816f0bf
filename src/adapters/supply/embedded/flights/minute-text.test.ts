import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { minuteText } from "./minute-text.ts";

it("writes the minutes of two centuries as the platform's calendar does", () => {
  const minutes = integer({ min: -70 * 525_960, max: 130 * 525_960 });
  const holds = property(minutes, (minute) => {
    expect(minuteText(minute)).toBe(new Date(minute * 60_000).toISOString().slice(0, 19));
  });
  assert(holds, { seed: 3, numRuns: 2000 });
});
