import { describe, expect, it } from "vitest";
import { type CurrencyCode, money } from "../../core/kernel/index.ts";
import { formatBrief, formatShort, isLongPrice } from "./money.ts";

describe("formatShort", () => {
  it.each([
    [18_942, "USD", "$189"],
    [1_250_50, "USD", "$1,251"],
    [496_253_300, "IDR", "IDR 4.96M"],
    [15_500_000, "JPY", "¥155,000"],
  ])("shows %d hundredths of %s as %s", (amountMinor, currency, text) => {
    expect(formatShort(money(amountMinor, currency as CurrencyCode), "en").replaceAll(/\s/g, " ")).toBe(text);
  });
});

it("cuts to millions only what would leave no room for a name", () => {
  const brief = [money(4_721_631, "USD" as CurrencyCode), money(9_876_543_210, "IDR" as CurrencyCode)].map((price) =>
    formatBrief(price, "es"),
  );
  expect(brief).toEqual(["$47,216.31", "IDR\u00a098.8M"]);
});

it("tells prices that fill a phone's line from those that leave room", () => {
  expect(["$47,216.31", "€1,047,216.31", "IDR 98,765,432.10", "IDR 806,345,347.50"].map(isLongPrice)).toEqual([false, false, true, true]);
});
