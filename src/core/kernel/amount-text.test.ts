import { describe, expect, it } from "vitest";
import { type CurrencyCode, currencySign, formatCompact, formatNumber, formatMoney, formatMoneyBeside, money } from "./index.ts";

it("names a currency by its code among amounts of another one", () => {
  expect(["USD", "CAD"].map((beside) => formatMoneyBeside(money(1500_00), beside, "en"))).toEqual(["$1,500.00", "USD\u00a01,500.00"]);
});

describe("formatMoney", () => {
  it.each([
    [111_100, "USD", "$1,111.00"],
    [5, "USD", "$0.05"],
    [15_500_000, "JPY", "¥155,000.00"],
    [30_70, "KWD", "KWD 30.70"],
    [-129_00, "EUR", "-€129.00"],
  ])("shows %d hundredths of %s as %s", (amountMinor, currency, text) => {
    expect(formatMoney(money(amountMinor, currency as CurrencyCode), "en").replaceAll(/\s/g, " ")).toBe(text);
  });

  it.each([
    [111_100, "USD", "$1,111.00"],
    [30_70, "KWD", "KWD 30.70"],
    [1_250_50, "MXN", "MXN 1,250.50"],
  ])("shows %d hundredths of %s in Spanish as the United States write it, %s", (amountMinor, currency, text) => {
    expect(formatMoney(money(amountMinor, currency as CurrencyCode), "es").replaceAll(/\s/g, " ")).toBe(text);
  });
});

describe.each(["en", "es"] as const)("amounts in the manner of %s", (language) => {
  it("are those of the server’s own tables, in every currency there is", () => {
    for (const currency of Intl.supportedValuesOf("currency")) {
      const two = { style: "currency", currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
      const writer = new Intl.NumberFormat(`${language}-US`, two);
      for (const amountMinor of [0, 5, -1_250, 99_999, 123_456_789_01])
        expect(formatMoney(money(amountMinor, currency as CurrencyCode), language)).toBe(writer.format(amountMinor / 100));
    }
  });
});

it("keeps letters and their amount together", () => {
  expect([currencySign("EUR", "en"), currencySign("EUR", "es"), currencySign("IDR", "en")]).toEqual(["€", "EUR\u00a0", "IDR\u00a0"]);
});

it("sets thousands apart, and leaves decimals alone", () => {
  expect([0, 999, 1_204, -1_234_567, 1234.5678, "1000000.00"].map(formatNumber)).toEqual([
    "0",
    "999",
    "1,204",
    "-1,234,567",
    "1,234.5678",
    "1,000,000.00",
  ]);
});

it("writes large amounts in three digits that count, as the server's own tables do", () => {
  const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 3 });
  for (const value of [
    1_000, 1_049, 12_349, 99_949, 99_951, 100_000, 999_499, 999_500, 4_962_533, 123_456_789, 9_994_999_999, 160_000_000_000,
  ])
    expect(formatCompact(value, "en")).toBe(compact.format(value));
  expect([312.4, 4_962_533_000].map((value) => formatCompact(value, "es"))).toEqual(["312", "4,960M"]);
});
