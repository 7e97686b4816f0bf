import * as fc from "fast-check";
import { expect, it } from "vitest";
import { FARE_LEVELS, fareScale, levelOf } from "./fare-scale.ts";

it("never calls a dearer day by a cheaper name, and the lowest alone cheapest", () => {
  const amounts = fc.array(fc.option(fc.integer({ min: 1, max: 500 })), { maxLength: 60 });
  fc.assert(
    fc.property(amounts, (days) => {
      const scale = fareScale(days);
      const known = days.filter((amount) => amount !== null).toSorted((a, b) => a - b);
      const ranks = known.map((amount) => FARE_LEVELS.indexOf(levelOf(scale, amount)));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(known.filter((_, index) => ranks[index] === 0)).toEqual(known.filter((amount) => amount === known[0]));
    }),
  );
});
