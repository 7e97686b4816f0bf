import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { readTypedDate } from "./typed-date.ts";

const today = "2026-11-21" as LocalDate;

describe("typed dates", () => {
  it.each([
    ["Mar-12-2027", "2027-03-12"],
    ["2027-03-12", "2027-03-12"],
    ["3/12/2027", "2027-03-12"],
    ["march 12, 2027", "2027-03-12"],
    ["Mar 5", "2027-03-05"],
    ["dec 24", "2026-12-24"],
    ["Nov-21", "2026-11-21"],
    ["Feb 29", null],
    ["13/1/2027", null],
    ["Mar-12", "2027-03-12"],
    ["soon", null],
    ["", null],
  ])("reads %j as %s", (text, day) => {
    expect(readTypedDate(text, today)).toBe(day);
  });
});
