import { describe, expect, it } from "vitest";
import { parseRates, readRateFile } from "./rate-file.ts";

const HEAD = "code,perUSD,decimals,asOf,source";
const table = (...rows: readonly string[]) => [HEAD, ...rows].join("\n");
const USD_ROW = 'USD,1,2,2025-12-01,"typed by hand, rounded"';

describe("the table of rates", () => {
  it("is read with its day and its source", () => {
    expect(parseRates(table(USD_ROW, 'EUR,0.86,2,2025-12-01,"typed by hand, rounded"', ""))).toEqual({
      base: "USD",
      perUsd: { USD: 1, EUR: 0.86 },
      asOf: "2025-12-01",
      source: "typed by hand, rounded",
    });
  });

  it("of the project is sound", () => {
    const { perUsd, asOf } = readRateFile(new URL("../../../data/rates.csv", import.meta.url));
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Object.keys(perUsd).length).toBeGreaterThan(50);
    expect(Object.values(perUsd).every((rate) => rate > 0)).toBe(true);
  });

  it.each([
    ["no head", USD_ROW],
    ["another head", `currency,rate\n${USD_ROW}`],
    ["no rows", HEAD],
    ["no dollar", table('EUR,0.86,2,2025-12-01,"x"')],
    ["a dollar that is not one", table('USD,1.01,2,2025-12-01,"x"')],
    ["a currency twice", table(USD_ROW, 'EUR,0.86,2,2025-12-01,"x"', 'EUR,0.87,2,2025-12-01,"x"')],
    ["two days", table(USD_ROW, 'EUR,0.86,2,2025-12-02,"x"')],
    ["a day that does not exist", table(USD_ROW, 'EUR,0.86,2,2025-02-30,"x"')],
    ["a rate of nothing", table(USD_ROW, 'EUR,0,2,2025-12-01,"x"')],
    ["a negative rate", table(USD_ROW, 'EUR,-1,2,2025-12-01,"x"')],
    ["a rate in words", table(USD_ROW, 'EUR,about one,2,2025-12-01,"x"')],
    ["a missing column", table(USD_ROW, "EUR,0.86,2,2025-12-01")],
  ])("is refused with %s", (_, text) => {
    expect(() => parseRates(text)).toThrow(/table of rates/);
  });
});
