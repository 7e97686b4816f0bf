import { describe, expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { type CurrencyCode, err, type LocalDate, ok, USD } from "../../../core/kernel/index.ts";
import type { HotelSearch } from "../../../core/hotels/index.ts";
import type { RateTable } from "../../../core/pricing/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { SEATTLE } from "../../../core/hotels/testing/seattle.ts";
import { SAMPLE_ANSWER } from "../../testing/sample-hotels.ts";
import { loadHotels, statusOf } from "./load-hotels.ts";

const QUERY = "org=Seattle%2C+Washington&checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=0&ift=0&rooms=1";
const RATES: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.9, JPY: 150 }, asOf: "2026-11-20" as LocalDate, source: "test" };

type SearchAnswer = Awaited<ReturnType<UseCases["searchHotels"]>>;

const DAYS: Readonly<Record<string, string>> = { "America/Los_Angeles": "2026-11-20", "Pacific/Auckland": "2026-11-22" };
const AUCKLAND = { ...SEATTLE, name: "Auckland", text: "Auckland, New Zealand", zone: "Pacific/Auckland" };

const NO_HOTELS: SearchAnswer = ok({ ...SAMPLE_ANSWER, hotels: [], found: 0 });

const beyond =
  (miles: number) =>
  (search: HotelSearch): SearchAnswer =>
    search.radiusMiles < miles ? NO_HOTELS : ok(SAMPLE_ANSWER);
const failingBeyondTen = (search: HotelSearch): SearchAnswer =>
  search.radiusMiles > 10 ? err({ code: "supplier_unavailable" }) : NO_HOTELS;

function load(query: string, answer: SearchAnswer | ((search: HotelSearch) => SearchAnswer) = ok(SAMPLE_ANSWER)) {
  const useCases: UseCases = {
    ...UNASKED,
    today: (zone = "") => (DAYS[zone] ?? "2026-11-21") as LocalDate,
    exchangeRates: () => RATES,
    resolveHotelPlace: (text) => [SEATTLE, AUCKLAND].find(({ name }) => text.startsWith(name)) ?? null,
    hotelPlaceIn: (place, locale) => ({ ...place, text: `${place.text} (${locale})` }),
    suggestHotelPlaces: (keyword) => [SEATTLE, AUCKLAND].filter(({ text }) => text.includes(keyword.replace(", Washington", ""))),
    searchHotels: (search) => Promise.resolve(typeof answer === "function" ? answer(search) : answer),
  };
  return loadHotels(new URLSearchParams(query), { useCases, currency: "EUR" as CurrencyCode, locale: "es" });
}

describe("the data of the hotel results", () => {
  it("holds the search, its hotels and districts, and the rates of the visitor's currency alone", async () => {
    const data = await load(QUERY);
    expect(data).toMatchObject({ kind: "found", search: { place: { name: "Seattle" }, stay: { checkOut: "2027-03-16" } }, found: 7 });
    expect(data.kind === "found" && data.pricing.rates.perUsd).toEqual({ USD: 1, EUR: 0.9 });
    expect(statusOf(data)).toBe(200);
  });

  it("keeps the place in the words of the page's language, for its form and its links", async () => {
    expect(await load(QUERY)).toMatchObject({ search: { place: { text: "Seattle, Washington (es)", name: "Seattle" } } });
  });

  it("says that no hotel has a room, that the supply failed, and what is wrong with the question", async () => {
    expect(await load(QUERY, NO_HOTELS)).toMatchObject({ kind: "none", wider: null });
    const failed = await load(QUERY, err({ code: "supplier_unavailable" }));
    expect([failed.kind, statusOf(failed)]).toEqual(["failed", 502]);
    const past = await load(QUERY, err({ code: "past_check_in", field: "checkin" }));
    expect(past).toEqual({ kind: "faults", faults: [{ code: "past_check_in", field: "checkin" }], meant: [] });
    expect(statusOf(past)).toBe(400);
    const unknown = await load(QUERY.replace("Seattle", "New"));
    expect(unknown).toEqual({ kind: "faults", faults: [{ code: "unknown_place", field: "org" }], meant: ["Auckland, New Zealand (es)"] });
  });

  it("says how many hotels the next larger radius has where there is none within that of the search", async () => {
    expect(await load(QUERY, beyond(25))).toMatchObject({ search: { radiusMiles: 10 }, wider: { search: { radiusMiles: 25 }, found: 7 } });
    expect(await load(`${QUERY}&radius=1`, beyond(5))).toMatchObject({
      wider: { search: { radiusMiles: 5, stay: { checkOut: "2027-03-16" } } },
    });
    expect(await load(QUERY, failingBeyondTen)).toMatchObject({ kind: "none", wider: null });
  });

  it("begins a stay without dates today at the place, by its own clock", async () => {
    expect(await load("org=Auckland")).toMatchObject({ search: { stay: { checkIn: "2026-11-22", checkOut: "2026-11-29" } } });
    expect(await load("org=Seattle")).toMatchObject({ search: { stay: { checkIn: "2026-11-20", checkOut: "2026-11-27" } } });
  });

  it("begins a stay on the form's own first day today where that day has passed, and says so; other past days stay as they are", async () => {
    const moved = await load("org=Auckland&checkin=Nov-21-2026&checkout=Nov-24-2026");
    expect(moved).toMatchObject({ isMoved: true, search: { stay: { checkIn: "2026-11-22", checkOut: "2026-11-25" } } });
    const past = await load("org=Auckland&checkin=Nov-20-2026&checkout=Nov-24-2026");
    expect(past).toMatchObject({ isMoved: false, search: { stay: { checkIn: "2026-11-20" } } });
    const tonight = await load("org=Seattle&checkin=Nov-20-2026&checkout=Nov-24-2026");
    expect(tonight).toMatchObject({ isMoved: false, search: { stay: { checkIn: "2026-11-20" } } });
  });

  it("asks for a search where the address says nothing", async () => {
    expect(await load("sort=rating")).toEqual({ kind: "blank" });
  });
});
