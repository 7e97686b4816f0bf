import { describe, expect, it } from "vitest";
import type { ExploredPlace, ExploreQuestion } from "../../../core/flights/index.ts";
import { unpackPlaces } from "../../../core/flights/exploring/index.ts";
import { err, type LocalDate, money, ok, type PlaceCode, USD } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { HOME, keptOf, loadExplore, statusOf } from "./load-explore.ts";

const LONDON: ExploredPlace = {
  place: { code: "LON" as PlaceCode, city: "London" },
  country: "GB",
  latitude: 51.5,
  longitude: -0.5,
  trips: [{ departureDate: "2027-03-12" as LocalDate, returnDate: null, fare: money(22_419), stops: 0, returnStops: null, minutes: 420 }],
};

/** What the page shows when the supply answers so, and what the supply was asked. */
async function load(query: string, answer: Awaited<ReturnType<UseCases["explore"]>> = ok([LONDON])) {
  const asked: ExploreQuestion[] = [];
  const useCases = {
    ...UNASKED,
    today: () => "2026-12-01" as LocalDate,
    resolvePlace: (text: string) => (text.startsWith("BOS") ? { code: "BOS" as PlaceCode, city: "Boston" } : null),
    resolveHotelPlace: () => null,
    exchangeRates: () => ({ base: USD, perUsd: { USD: 1 }, asOf: "2026-11-30" as LocalDate, source: "test" }),
    explore: async (question: ExploreQuestion) => {
      asked.push(question);
      return answer;
    },
  };
  const data = await loadExplore(new URLSearchParams(query), { useCases, currency: USD, locale: "es" });
  return { data, asked };
}

describe("the map's data", () => {
  it("are the places that the supply found, with their countries in the language of the page", async () => {
    const { data, asked } = await load("source=BOS-Boston&when=2027-03&stay=7");
    expect(asked[0]?.when).toEqual({ kind: "span", firstDay: "2027-03-01", days: 31, nights: 7, busiest: 300 });
    expect(data).toMatchObject({ kind: "found", busiest: 300, countries: { GB: "Reino Unido" }, asked: { from: { code: "BOS" } } });
    const [london] = data.kind === "found" ? unpackPlaces(data.places) : [];
    expect(london).toMatchObject({ code: "LON", fareMinor: 22_419, region: "europe", departureDate: "2027-03-12" });
    expect(statusOf(data)).toBe(200);
  });

  it("are shown to everybody for five seconds, and to nobody else when there are none", async () => {
    const [found, failed] = [await load(""), await load("", err({ code: "supplier_unavailable" }))];
    expect([found, failed].map(({ data }) => keptOf(data).headers)).toEqual([
      { "X-Keep-Page-Seconds": "5" },
      { "X-Keep-Page-Seconds": "0" },
    ]);
  });

  it("begin at home when nobody says from where", async () => {
    const { data, asked } = await load("");
    expect(asked[0]?.from).toEqual(HOME);
    expect(data).toMatchObject({ kind: "found", busiest: null, asked: { from: HOME, when: "day", stay: null } });
  });

  it("tell a question that cannot be asked from a supply that does not answer and from places that there are none of", async () => {
    const wrong = await load("source=Atlantis");
    expect(wrong.data).toEqual({ kind: "faults", faults: [{ code: "unknown_place", field: "source" }] });
    expect(wrong.asked).toEqual([]);
    expect(statusOf(wrong.data)).toBe(400);
    const past = await load("source=BOS&date=2026-01-01", err({ code: "past_date", field: "date" }));
    expect(past.data).toEqual({ kind: "faults", faults: [{ code: "past_date", field: "date" }] });
    const down = await load("source=BOS", err({ code: "supplier_unavailable" }));
    expect([down.data.kind, statusOf(down.data)]).toEqual(["failed", 502]);
    const busy = await load("source=BOS", err({ code: "too_busy" }));
    expect([busy.data.kind, statusOf(busy.data)]).toEqual(["failed", 503]);
    const none = await load("source=BOS", ok([]));
    expect([none.data.kind, statusOf(none.data)]).toEqual(["none", 200]);
  });
});
