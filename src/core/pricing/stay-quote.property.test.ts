import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CurrencyCode, type LocalDate, type Money, money, USD } from "../kernel/index.ts";
import type { RateTable } from "./rates.ts";
import { quoteStay, type StayQuote } from "./stay-quote.ts";

const FILE = readFileSync(new URL("../../../data/rates.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);
const FILE_RATES = Object.fromEntries(FILE.map((line) => line.split(",")).map(([code, perUsd]) => [String(code), Number(perUsd)]));
const table = (perUsd: Readonly<Record<string, number>>): RateTable => ({
  base: USD,
  perUsd,
  asOf: "2025-12-01" as LocalDate,
  source: "test",
});

const stay = fc.record({
  perNight: fc.integer({ min: 10_00, max: 20_000_00 }),
  nights: fc.integer({ min: 1, max: 30 }),
  /** Of the total. */
  taxPercent: fc.nat(60),
  payAt: fc.constantFrom("now", "hotel"),
});
type Stay = typeof stay extends fc.Arbitrary<infer Value> ? Value : never;

const quoteOf = ({ perNight, nights, taxPercent, payAt }: Stay, currency: string, rates: RateTable): StayQuote => {
  const taxesAndFees = money(Math.floor((perNight * nights * taxPercent) / 100));
  return quoteStay({ perNight: money(perNight), taxesAndFees }, nights, payAt, currency as CurrencyCode, rates);
};

const sum = (...lines: readonly Money[]): number => lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** What is wrong with a bill, judged by the shown lines alone. */
function faultsOf(quote: StayQuote, { perNight, nights, payAt }: Stay, currency: string, rate: number): readonly string[] {
  const { rooms, taxesAndFees, serviceFee, platformFee, total, dueNow, dueAtHotel } = quote;
  const [due, notDue] = payAt === "now" ? [dueNow, dueAtHotel] : [dueAtHotel, dueNow];
  const amounts = [quote.perNight, rooms, taxesAndFees, serviceFee, platformFee, total, dueNow, dueAtHotel];
  const rules: Readonly<Record<string, boolean>> = {
    "the total is the shown night times the nights": total.amountMinor === quote.perNight.amountMinor * nights && quote.nights === nights,
    "the lines add up": sum(rooms, taxesAndFees, serviceFee, platformFee) === total.amountMinor,
    "the total is due in one place": due.amountMinor === total.amountMinor && notDue.amountMinor === 0,
    "our fees are nothing": serviceFee.amountMinor === 0 && platformFee.amountMinor === 0,
    "the rooms cost something": rooms.amountMinor > 0,
    "the night is converted to the nearest hundredth": Math.abs(quote.perNight.amountMinor - perNight * rate) <= 0.5 + 1e-6,
    "all is in one currency": amounts.every((amount) => amount.currency === currency) && quote.currency === currency,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

describe("the price of any stay", () => {
  it("adds up, and is the nightly price times the nights, in every currency of the rate file", () => {
    expect(Object.keys(FILE_RATES).length).toBeGreaterThan(60);
    fc.assert(
      fc.property(stay, (one) => {
        for (const [currency, rate] of Object.entries(FILE_RATES)) {
          expect(faultsOf(quoteOf(one, currency, table(FILE_RATES)), one, currency, rate)).toEqual([]);
        }
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  it("adds up at any rate that a rate service may bring", () => {
    fc.assert(
      fc.property(stay, fc.double({ min: 0.2, max: 100_000, noNaN: true }), (one, rate) => {
        expect(faultsOf(quoteOf(one, "QQQ", table({ USD: 1, QQQ: rate })), one, "QQQ", rate)).toEqual([]);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });
});
