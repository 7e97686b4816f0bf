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
    expect(readTypedDate(text, today, "en")).toBe(day);
  });

  it.each([
    ["12-mar-2027", "2027-03-12"],
    ["Mar-12-2027", "2027-03-12"],
    ["12/3/2027", "2027-03-12"],
    ["3/25/2027", "2027-03-25"],
    ["12 de marzo de 2027", "2027-03-12"],
    ["1 de enero del 2027", "2027-01-01"],
    ["24 dic", "2026-12-24"],
    ["5 agosto", "2027-08-05"],
    ["31 de septiembre", null],
    ["pronto", null],
  ])("reads %j in Spanish as %s", (text, day) => {
    expect(readTypedDate(text, today, "es")).toBe(day);
  });
});
