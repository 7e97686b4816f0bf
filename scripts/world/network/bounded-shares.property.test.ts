import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundedShares } from "./bounded-shares.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const claim = fc.record({
  strength: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
  least: fc.double({ min: 0, max: 1, noNaN: true }),
  most: fc.double({ min: 1, max: 50, noNaN: true }),
});

describe("bounded shares", () => {
  it("add up to the total, whatever the bounds", () => {
    fc.assert(
      fc.property(fc.array(claim, { minLength: 1, maxLength: 8 }), fc.double({ min: 0.1, max: 100, noNaN: true }), (claims, total) => {
        const shares = boundedShares(total, claims);
        expect(sum(shares)).toBeCloseTo(total, 6);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });

  it("give everybody the least they ask for when the total allows", () => {
    fc.assert(
      fc.property(fc.array(claim, { minLength: 2, maxLength: 8 }), (claims) => {
        const open = claims.map((one) => ({ ...one, most: Number.POSITIVE_INFINITY }));
        const total = sum(open.map(({ least }) => least)) + 1;
        const shares = boundedShares(total, open);
        expect(open.filter(({ least }, index) => (shares[index] ?? 0) < least - 1e-9)).toEqual([]);
      }),
    );
  });
});
