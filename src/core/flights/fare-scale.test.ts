import { describe, expect, it } from "vitest";
import { fareScale, levelOf } from "./fare-scale.ts";

const levels = (amounts: readonly (number | null)[]) => {
  const scale = fareScale(amounts);
  return amounts.map((amount) => amount !== null && levelOf(scale, amount));
};

describe("the scale of fares", () => {
  it("sets the lowest apart and divides the rest into thirds", () => {
    expect(levels([700, 300, null, 400, 500, 600, 900, 800])).toEqual([
      "middle",
      "cheapest",
      false,
      "low",
      "low",
      "middle",
      "high",
      "high",
    ]);
  });
  it("calls one of three days cheapest, one middle and one high", () => {
    expect(levels([300, 100, 200])).toEqual(["high", "cheapest", "middle"]);
  });
  it("calls all days cheapest that cost the same", () => {
    expect(levels([300, 300, null, 300])).toEqual(["cheapest", "cheapest", false, "cheapest"]);
  });
  it("knows no cheapest day where there is no fare", () => {
    expect(fareScale([null, null])).toBeNull();
  });
});
