import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundedShares } from "./bounded-shares.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const claim = fc.record({
  strength: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
  least: fc.double({ min: 0, max: 1, noNaN: true }),
  most: fc.double({ min: 1, max: 50, noNaN: true }),
});

/** Most are weak or strong: some end below their bounds while others end above. */
const unequalClaim = fc.record({
  strength: fc.constantFrom(0.1, 1, 2, 50),
  least: fc.constantFrom(0.1, 0.5, 1),
  most: fc.constantFrom(1, 2, 40),
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

  it("are within all bounds when these can hold together", () => {
    fc.assert(
      fc.property(fc.array(unequalClaim, { minLength: 2, maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (claims, twentieths) => {
        const [least, most] = [sum(claims.map((one) => one.least)), sum(claims.map((one) => one.most))];
        const total = least + (twentieths / 20) * (most - least);
        const shares = boundedShares(total, claims);
        const isOutside = (one: (typeof claims)[number], share: number): boolean => share < one.least - 1e-6 || share > one.most + 1e-6;
        expect(claims.filter((one, index) => isOutside(one, shares[index] ?? 0))).toEqual([]);
      }),
    );
  });
});
