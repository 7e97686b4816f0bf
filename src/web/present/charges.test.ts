import { expect, it } from "vitest";
import type { Charge } from "../../core/hotels/index.ts";
import { type CurrencyCode, type LocalDate, money, USD } from "../../core/kernel/index.ts";
import { chargesIn } from "./charges.ts";

const EUR = "EUR" as CurrencyCode;
const PRICING = { currency: EUR, rates: { base: USD, perUsd: { USD: 1, EUR: 0.5 }, asOf: "2026-11-20" as LocalDate, source: "test" } };

const charges: readonly Charge[] = [
  { kind: "sales_tax", amount: money(10_01) },
  { kind: "resort_fee", amount: money(30_01) },
  { kind: "city_tax", amount: money(5_01) },
];

it("names each charge in the visitor's currency, and together they are what the total was made with", () => {
  const shown = chargesIn(PRICING, charges, money(22_52, EUR));
  expect(shown.map(({ kind, amount }) => [kind, amount.amountMinor])).toEqual([
    ["sales_tax", 5_01],
    ["resort_fee", 15_00],
    ["city_tax", 2_51],
  ]);
});

it("has no lines where nothing is charged", () => {
  expect(chargesIn(PRICING, [], money(0, EUR))).toEqual([]);
});
