import { describe, expect, it } from "vitest";
import { type CurrencyCode, type LocalDate, money, USD } from "../kernel/index.ts";
import { quoteFlight } from "./quote.ts";
import type { RateTable } from "./rates.ts";

const RATES: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.8637 }, asOf: "2026-11-20" as LocalDate, source: "test" };
const FAMILY = { adults: 2, children: 1, infants: 1 };
const quote = (currency: string) => quoteFlight(money(274_00), FAMILY, currency as CurrencyCode, RATES);

describe("the price of a flight", () => {
  it("is the full base fare for adults, children and infants, a service fee of 15 once, and a platform fee of nothing", () => {
    expect(quote("USD")).toEqual({
      currency: "USD",
      perUsd: 1,
      farePerTraveller: money(274_00),
      travellers: 4,
      fare: money(1096_00),
      serviceFee: money(15_00),
      platformFee: money(0),
      total: money(1111_00),
    });
  });

  it("is converted line by line, the service fee too, and the lines add up to the total", () => {
    const { farePerTraveller, fare, serviceFee, platformFee, total } = quote("EUR");
    expect([farePerTraveller, fare, serviceFee, platformFee, total].map(({ amountMinor }) => amountMinor)).toEqual([
      236_65, 946_60, 12_96, 0, 959_56,
    ]);
    expect(total.currency).toBe("EUR");
  });
});
