import { expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { FlightSearch, LocatedAirport, NearbyFares } from "../../../core/flights/index.ts";
import { type CurrencyCode, err, type LocalDate, money, ok, type PlaceCode, USD } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { loadNearby } from "./load-nearby.ts";

const airport = (code: string, country: string): LocatedAirport => ({
  place: { code: code as PlaceCode, city: code },
  country,
  latitude: 0,
  longitude: 0,
});
const [BASEL, ZURICH, NEWARK, KENNEDY] = [airport("BSL", "FR"), airport("ZRH", "CH"), airport("EWR", "US"), airport("JFK", "US")];
const FOUND: NearbyFares = {
  fare: money(300_00),
  airports: [
    { airport: ZURICH, instead: BASEL, km: 79, end: "source", fare: money(200_00) },
    { airport: NEWARK, instead: KENNEDY, km: 34, end: "destination", fare: money(400_00) },
  ],
};
const QUERY = "source=BSL-Basel&destination=JFK-New+York&date=Mar-12-2027&trpType=oneWay&adults=2&classType=Business";

function load(query: string, answer: Awaited<ReturnType<UseCases["listNearbyAirports"]>> = ok(FOUND)) {
  const asked: FlightSearch[] = [];
  const useCases: UseCases = {
    ...UNASKED,
    exchangeRates: () => ({ base: USD, perUsd: { USD: 1, EUR: 2 }, asOf: "2026-12-01" as LocalDate, source: "test" }),
    resolvePlace: parsePlace,
    listNearbyAirports: async (search) => {
      asked.push(search);
      return answer;
    },
  };
  const needs = { useCases, currency: "EUR" as CurrencyCode, locale: "es" as const };
  return loadNearby(new URLSearchParams(query), needs).then((data) => ({ data, asked }));
}

it("is the party's totals in the visitor's currency, of what saves something, with a country where it is another one", async () => {
  const { data, asked } = await load(QUERY);
  expect(asked).toMatchObject([{ from: { code: "BSL" }, cabin: "C", party: { adults: 2 }, returnDate: null }]);
  // Two travelers at 200 dollars and 15 for the service, doubled into euros; 100 dollars less each.
  const total = money(830_00, "EUR" as CurrencyCode);
  expect(data).toMatchObject({
    kind: "found",
    trips: [{ end: "source", place: { code: "ZRH" }, country: "Suiza", instead: "BSL", km: 79, total, saving: { amountMinor: 400_00 } }],
  });
});

it("has all of them without a saving where the search finds nothing, and no country where it is the same", async () => {
  const { data } = await load(QUERY, ok({ ...FOUND, fare: null }));
  expect(data).toMatchObject({
    trips: [
      { country: "Suiza", saving: null },
      { country: null, saving: null },
    ],
  });
});

it("says that the supply failed, and what cannot be asked", async () => {
  expect((await load(QUERY, err({ code: "supplier_unavailable" }))).data).toMatchObject({
    kind: "failed",
    search: { from: { code: "BSL" } },
  });
  expect((await load(QUERY, err({ code: "past_date", field: "date" }))).data).toEqual({ kind: "faults" });
  expect(await load("source=BSL")).toEqual({ data: { kind: "faults" }, asked: [] });
});
