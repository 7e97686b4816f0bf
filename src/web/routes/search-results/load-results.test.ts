import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS } from "../../../../tests/support/sample-offers.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { type CurrencyCode, err, type LocalDate, ok, type PlaceCode, USD } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import type { RateTable } from "../../../core/pricing/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { loadResults, statusOf } from "./load-results.ts";

const QUERY = "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&adults=2";
const RATES: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.9, JPY: 150 }, asOf: "2026-11-20" as LocalDate, source: "test" };

type SearchAnswer = Awaited<ReturnType<UseCases["searchFlights"]>>;

function load(query: string, answer: SearchAnswer, oneWay = answer) {
  const useCases: UseCases = {
    ...UNASKED,
    exchangeRatesOf: () => RATES,
    resolvePlace: (text) => {
      const place = parsePlace(text);
      return place && ["JFK", "LHR"].includes(place.code) ? { code: place.code as PlaceCode, city: place.city || "Somewhere" } : null;
    },
    searchFlights: ({ returnDate }) => Promise.resolve(returnDate === null ? oneWay : answer),
  };
  return loadResults(new URLSearchParams(query), { useCases, currency: "EUR" as CurrencyCode });
}

const found = ok({ offers: SAMPLE_OFFERS, searchMs: 1 });

describe("the data of the results page", () => {
  it("holds the search, its offers, and the rates of the visitor's currency alone", async () => {
    const data = await load(QUERY, found);
    expect(data).toMatchObject({ kind: "found", search: { from: { code: "JFK" }, returnDate: "2027-03-19" } });
    expect(data.kind === "found" && data.pricing.rates.perUsd).toEqual({ USD: 1, EUR: 0.9 });
    expect(data.kind === "found" && data.offers.length).toBe(SAMPLE_OFFERS.length);
    expect(statusOf(data)).toBe(200);
  });

  it("says that nothing flies, that the supply failed, and what is wrong with the question", async () => {
    expect(await load(QUERY, ok({ offers: [], searchMs: 1 }))).toMatchObject({ kind: "none", goesOut: false });
    const failed = await load(QUERY, err({ code: "supplier_unavailable" }));
    expect([failed.kind, statusOf(failed)]).toEqual(["failed", 502]);
    const past = await load(QUERY, err({ code: "past_date", field: "date" }));
    expect(past).toEqual({ kind: "faults", faults: [{ code: "past_date", field: "date" }] });
    expect(statusOf(past)).toBe(400);
    expect(await load(QUERY.replace("LHR", "QQQ"), found)).toEqual({
      kind: "faults",
      faults: [{ code: "unknown_place", field: "destination" }],
    });
  });

  it("says of a trip there and back whether it is the way back alone that is missing", async () => {
    const none: SearchAnswer = ok({ offers: [], searchMs: 1 });
    expect(await load(QUERY, none, found)).toMatchObject({ kind: "none", goesOut: true });
    expect(await load(QUERY.replace(/&rtnDate=[^&]*&trpType=roundtrip/, "&trpType=oneWay"), none)).toMatchObject({ goesOut: false });
  });

  it("asks for a search where the address says nothing", async () => {
    expect(await load("sort=highest", found)).toEqual({ kind: "blank" });
  });
});
