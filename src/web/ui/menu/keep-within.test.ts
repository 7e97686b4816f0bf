import { describe, expect, it } from "vitest";
import { shiftInto } from "./keep-within.ts";

describe("a panel", () => {
  const form = { left: 40, right: 1240 };

  it("stays where it hangs as long as it stands within its form", () => {
    expect(shiftInto({ left: 40, right: 728 }, form)).toBe(0);
    expect(shiftInto({ left: 552, right: 1240 }, form)).toBe(0);
  });

  it("moves back to the edge that it would leave", () => {
    expect(shiftInto({ left: 891, right: 1579 }, form)).toBe(-339);
    expect(shiftInto({ left: -16, right: 672 }, form)).toBe(56);
  });

  it("begins where its bounds do when it is wider than they are", () => {
    expect(shiftInto({ left: 17, right: 377 }, { left: 0, right: 320 })).toBe(-17);
  });
});
