import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";

describe("fold", () => {
  it.each([
    ["São Paulo", "sao paulo"],
    ["O'Hare", "ohare"],
    ["Kaua‘i", "kauai"],
    ["  Tel-Aviv / Jaffa ", "tel aviv jaffa"],
    ["ŁÓDŹ", "lodz"],
    ["Straße", "strasse"],
    ["İzmir", "izmir"],
    ["D.C.", "d c"],
    ["\u0000\u0007✈️", ""],
    ["\uD800", ""],
  ])("%j is %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("stays short whatever comes", () => {
    expect(fold("ab ".repeat(50_000)).length).toBeLessThanOrEqual(100);
    expect(fold("\u0301".repeat(100_000))).toBe("");
  });
});
