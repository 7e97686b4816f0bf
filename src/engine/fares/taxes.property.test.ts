import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { mostFareDollars, withTaxes } from "./taxes.ts";

const SHARES = [0, 0.05, 0.075, 0.15] as const;
/** Around whole dollars, where rounding up and .99 decide. */
const fare = integer({ min: 20, max: 5000 }).chain((dollars) =>
  constantFrom(-0.009, -0.005, -1e-9, 0, 1e-9, 0.004, 0.5).map((more) => dollars + more),
);

describe("the most that a fare may be for a price", () => {
  it("is no less than any fare that comes to it, and a dollar and some cents more at most", () => {
    const holds = property(
      fare,
      constantFrom(...SHARES),
      integer({ min: 0, max: 30_000 }),
      integer({ min: 0, max: 2 }),
      constantFrom(0, 1),
      (dollars, share, flatCents, stops, centsOff) => {
        const rule = { share, flatCents, perStopCents: 610 };
        const most = mostFareDollars(withTaxes(dollars, rule, stops, centsOff), rule, stops);
        expect(most).toBeGreaterThanOrEqual(dollars);
        expect(most).toBeLessThan(dollars + 1.05);
      },
    );
    assert(holds, { seed: 1, numRuns: 5000 });
  });
});
