import { describe, expect, it } from "vitest";
import { type CurrencyCode, type LocalDate, money, USD } from "../kernel/index.ts";
import { convert, type RateTable, shownCurrency } from "./rates.ts";

const EUR = "EUR" as CurrencyCode;
const RATES: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.8637, JPY: 156.42 }, asOf: "2026-11-20" as LocalDate, source: "test" };

describe("the price converter", () => {
  it.each([
    [100_00, "EUR", 86_37],
    [99_99, "EUR", 86_36],
    [15_00, "JPY", 2346_30],
    [100_00, "USD", 100_00],
  ])("makes %d cents in %s %d hundredths: price times rate, fixed to two decimals", (cents, currency, hundredths) => {
    expect(convert(money(cents), currency as CurrencyCode, RATES)).toEqual({ amountMinor: hundredths, currency });
  });

  it("leaves a price unchanged, and in USD, when its currency has no rate", () => {
    expect(convert(money(100_00), "XQZ" as CurrencyCode, RATES)).toEqual({ amountMinor: 100_00, currency: "USD" });
    expect(convert(money(100_00), EUR, { ...RATES, perUsd: {} })).toEqual({ amountMinor: 100_00, currency: "USD" });
  });
});

describe("the currency of prices", () => {
  it("is USD until somebody chooses another one that has a rate", () => {
    expect([null, "", "XQZ", "toString"].map((asked) => shownCurrency(asked, RATES))).toEqual(["USD", "USD", "USD", "USD"]);
    expect(["EUR", "eur"].map((asked) => shownCurrency(asked, RATES))).toEqual(["EUR", "EUR"]);
  });
});
