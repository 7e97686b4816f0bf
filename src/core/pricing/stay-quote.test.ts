import { describe, expect, it } from "vitest";
import { type CurrencyCode, type LocalDate, money, toDecimal, USD } from "../kernel/index.ts";
import type { RateTable } from "./rates.ts";
import { quoteStay, type StayQuote } from "./stay-quote.ts";

const RATES: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.8637, JPY: 156.42 }, asOf: "2026-11-20" as LocalDate, source: "test" };

/** Seven nights at 212.00 a night, of which 198.94 in all are taxes and fees. */
const quote = (currency: string, payAt: "now" | "hotel" = "now") =>
  quoteStay({ perNight: money(212_00), taxesAndFees: money(198_94) }, 7, payAt, currency as CurrencyCode, RATES);

const LINES = ["perNight", "rooms", "taxesAndFees", "serviceFee", "platformFee", "total", "dueNow", "dueAtHotel"] as const;
const linesOf = (shown: StayQuote) => LINES.map((line) => toDecimal(shown[line]));

describe("the price of a stay", () => {
  it("is the nightly price times the nights, everything mandatory in, with a service fee of 0.00", () => {
    expect(linesOf(quote("USD"))).toEqual(["212.00", "1285.06", "198.94", "0.00", "0.00", "1484.00", "1484.00", "0.00"]);
    expect(quote("USD")).toMatchObject({ nights: 7, currency: "USD" });
  });

  it.each([
    ["EUR", ["183.10", "1109.88", "171.82", "0.00", "0.00", "1281.70", "1281.70", "0.00"]],
    ["JPY", ["33161.04", "201009.09", "31118.19", "0.00", "0.00", "232127.28", "232127.28", "0.00"]],
  ])("is made in %s out of the nightly price that is shown", (currency, lines) => {
    expect(linesOf(quote(currency))).toEqual(lines);
    expect(quote(currency).total.currency).toBe(currency);
  });

  it("stays in USD, and says so, where a currency has no rate", () => {
    expect(quote("XQZ")).toEqual(quote("USD"));
  });

  it("is due at the hotel alone when the hotel takes the money", () => {
    const { dueNow, dueAtHotel } = quote("EUR", "hotel");
    expect([dueNow, dueAtHotel].map(toDecimal)).toEqual(["0.00", "1281.70"]);
    expect([dueNow.currency, dueAtHotel.currency]).toEqual(["EUR", "EUR"]);
  });
});
