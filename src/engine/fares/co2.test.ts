import { describe, expect, it } from "vitest";
import { legCo2Kg } from "./co2.ts";

const narrow = { seats: { M: 150, W: 0, C: 12, F: 0 }, co2KgPerSeatKm: 0.074 };
const wide = { seats: { M: 222, W: 28, C: 36, F: 0 }, co2KgPerSeatKm: 0.068 };
const economyOnly = { seats: { M: 180, W: 0, C: 0, F: 0 }, co2KgPerSeatKm: 0.07 };

/** What a seat weighs against another on an aircraft. */
const ratioOf = (seats: (typeof narrow)["seats"], one: "C", other: "M" | "W"): number =>
  legCo2Kg({ seats, co2KgPerSeatKm: 0.07 }, 1000, one) / legCo2Kg({ seats, co2KgPerSeatKm: 0.07 }, 1000, other);

describe("carbon dioxide of a leg", () => {
  it("is fuel by seat, with the routing, over the load factor, where all seats are alike", () => {
    expect(legCo2Kg(economyOnly, 905, "M")).toBeCloseTo((0.07 * 1000) / 0.82, 9);
  });

  it("adds up to the whole aircraft's over its cabins", () => {
    const whole = 222 * legCo2Kg(wide, 5500, "M") + 28 * legCo2Kg(wide, 5500, "W") + 36 * legCo2Kg(wide, 5500, "C");
    expect(whole * 0.82).toBeCloseTo(0.068 * 286 * 5595, 6);
  });

  it("weighs a bed by nearly three economy seats and a wide armchair by one and a half", () => {
    expect(legCo2Kg(wide, 5500, "C") / legCo2Kg(wide, 5500, "M")).toBeCloseTo(2.9, 9);
    expect(legCo2Kg(narrow, 1000, "C") / legCo2Kg(narrow, 1000, "M")).toBeCloseTo(1.5, 9);
  });

  it("knows two aisles by the seats: the smallest 767 has them, the largest A321 with a cabin of armchairs has not, and an A350 without economy has", () => {
    expect(ratioOf({ M: 185, W: 0, C: 30, F: 0 }, "C", "M")).toBeCloseTo(2.9, 9);
    expect(ratioOf({ M: 190, W: 0, C: 16, F: 0 }, "C", "M")).toBeCloseTo(1.5, 9);
    expect(ratioOf({ M: 0, W: 94, C: 67, F: 0 }, "C", "W")).toBeCloseTo(2.9 / 1.6, 9);
  });

  it("is what calculators say of New York to London in economy: 300 to 450 kg", () => {
    const kg = legCo2Kg(wide, 5540, "M");
    expect(kg).toBeGreaterThan(300);
    expect(kg).toBeLessThan(450);
  });
});
