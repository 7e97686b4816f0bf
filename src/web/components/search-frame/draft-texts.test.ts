import { describe, expect, it } from "vitest";
import { readCount, typedDate } from "./draft-texts.ts";

describe("the texts of a draft", () => {
  it.each([
    ["11", 10],
    ["3", 3],
    ["-1", 0],
    ["x", 0],
    [null, 0],
  ])("reads %s children as %d", (text, count) => {
    expect(readCount(text, { min: 0, max: 10 }, 0)).toBe(count);
  });

  it("carry dates in one spelling, and what is no date as it was typed", () => {
    expect(["2027-03-12", "mar-5-2027", " soon "].map(typedDate)).toEqual(["Mar-12-2027", "Mar-05-2027", "soon"]);
  });
});
