import { describe, expect, it } from "vitest";
import type { LocalDate } from "../kernel/index.ts";
import { hasExpired, isCardNumber, summariseCard } from "./card.ts";

describe("a card", () => {
  it.each([
    ["2027-03-31", { month: 3, year: 2027 }, false],
    ["2027-04-01", { month: 3, year: 2027 }, true],
    ["2027-01-01", { month: 12, year: 2026 }, true],
    ["2027-10-01", { month: 9, year: 2027 }, true],
    ["2027-09-01", { month: 10, year: 2027 }, false],
    ["2027-03-01", null, false],
  ])("on %s with %o has expired: %s", (today, expiry, expected) => {
    expect(hasExpired(expiry, today as LocalDate)).toBe(expected);
  });

  it.each([
    ["4242424242424242", true],
    ["0000000000000000", true],
    ["424242424242424", false],
    ["42424242424242421", false],
    ["4242 4242 4242 4242", false],
    ["٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", false],
  ])("number %s: %s", (number, expected) => {
    expect(isCardNumber(number)).toBe(expected);
  });

  it.each([
    ["4242424242424242", "visa"],
    ["5555555555554444", "mastercard"],
    ["2223003122003222", "mastercard"],
    ["3714496353984312", "amex"],
    ["6011111111111117", "discover"],
    ["9999999999999999", "unknown"],
  ])("%s is kept as %s and four digits", (number, brand) => {
    expect(summariseCard(number)).toEqual({ brand, last4: number.slice(-4) });
  });
});
