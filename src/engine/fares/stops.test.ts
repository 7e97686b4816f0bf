import { describe, expect, it } from "vitest";
import { detourFactor, stopFactors } from "./stops.ts";

describe("stops", () => {
  it("make a long journey cheaper, the more of them, and a short one dearer", () => {
    const [nonstop, one, two] = stopFactors(9000, true);
    expect([nonstop, (one ?? 2) < 1, (two ?? 2) < (one ?? 0)]).toEqual([1, true, true]);
    const [, shortOne, shortTwo] = stopFactors(400, true);
    expect([(shortOne ?? 0) > 1, (shortTwo ?? 0) > (shortOne ?? 2)]).toEqual([true, true]);
  });

  it("earn less of a discount where nobody flies nonstop", () => {
    expect(stopFactors(9000, false)[1]).toBeGreaterThan(stopFactors(9000, true)[1] ?? Infinity);
  });

  it("cost nothing on the way, and more the further they lead off it", () => {
    expect(detourFactor(1200, 1000)).toBe(1);
    expect(detourFactor(1000, 1000)).toBe(1);
    expect(detourFactor(2200, 1000)).toBeCloseTo(1.4, 9);
  });
});
