import { expect, it } from "vitest";
import type { Charge } from "../hotels/index.ts";
import { type CurrencyCode, type LocalDate, money, USD } from "../kernel/index.ts";
import { chargesIn } from "./charges-in.ts";

const EUR = "EUR" as CurrencyCode;
const HALF = { base: USD, perUsd: { USD: 1, EUR: 0.5 }, asOf: "2027-03-01" as LocalDate, source: "a test" };

it("adds up to the whole in another currency: the largest takes what rounding the others has added", () => {
  const charges: readonly Charge[] = [
    { kind: "city_tax", amount: money(1) },
    { kind: "vat", amount: money(10_03) },
    { kind: "resort_fee", amount: money(1) },
    { kind: "service_charge", amount: money(1) },
  ];
  expect(chargesIn(EUR, HALF, charges, money(5_03, EUR))).toEqual([
    { kind: "city_tax", amount: money(1, EUR) },
    { kind: "vat", amount: money(5_00, EUR) },
    { kind: "resort_fee", amount: money(1, EUR) },
    { kind: "service_charge", amount: money(1, EUR) },
  ]);
  expect(chargesIn(EUR, HALF, [], money(0, EUR))).toEqual([]);
});
