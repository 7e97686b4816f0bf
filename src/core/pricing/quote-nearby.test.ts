import { expect, it } from "vitest";
import type { NearbyFare } from "../flights/index.ts";
import { type CurrencyCode, type LocalDate, money, type PlaceCode, toDecimal, USD } from "../kernel/index.ts";
import { quoteNearby } from "./quote-nearby.ts";

const EUR = "EUR" as CurrencyCode;
const RATES = { base: USD, perUsd: { USD: 1, EUR: 0.8 }, asOf: "2027-03-01" as LocalDate, source: "the test" };
const FAMILY = { adults: 2, children: 1, infants: 1 };
const airport = (code: string) => ({ place: { code: code as PlaceCode, city: code }, country: "US", latitude: 0, longitude: 0 });
const at = (code: string, cents: number): NearbyFare => ({
  airport: airport(code),
  instead: airport("JFK"),
  km: 30,
  end: "source",
  fare: money(cents),
});

const quotes = (asked: number | null, airports: readonly NearbyFare[]) =>
  quoteNearby({ fare: asked === null ? null : money(asked), airports }, FAMILY, EUR, RATES).map(
    ({ airport: { place }, total, saving }) => `${place.code} ${toDecimal(total)} ${total.currency} ${saving && toDecimal(saving)}`,
  );

it("says what the whole party pays and saves, our fee in, and leaves out what is not cheaper", () => {
  // Four travelers at 300, 250.50 and 300.01 dollars, and 15 for the service: 1,215, 1,017 and 1,215.04, times 0.8.
  expect(quotes(300_00, [at("EWR", 250_50), at("LGA", 300_00), at("HPN", 300_01)])).toEqual(["EWR 813.60 EUR 158.40"]);
});

it("keeps all where the search itself finds nothing: there is nothing to save on", () => {
  expect(quotes(null, [at("EWR", 250_50), at("HPN", 300_01)])).toEqual(["EWR 813.60 EUR null", "HPN 972.04 EUR null"]);
});
