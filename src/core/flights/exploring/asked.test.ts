import { describe, expect, it } from "vitest";
import type { LocalDate, PlaceCode } from "../../kernel/index.ts";
import type { Place } from "../../places/index.ts";
import { exploreAskedQuery, exploreQuestion, exploreTexts, monthsFrom, readExploreAsked, withEveryPlace } from "./asked.ts";

const today = "2026-12-10" as LocalDate;
const NEW_YORK: Place = { code: "NYC" as PlaceCode, city: "New York" };
const BOSTON: Place = { code: "BOS" as PlaceCode, city: "Boston" };
const resolvePlace = (text: string): Place | null => (text.startsWith("BOS") ? BOSTON : null);
const read = (query: string) => readExploreAsked(new URLSearchParams(query), { today, home: NEW_YORK, resolvePlace });
const whenOf = (query: string) => {
  const asked = read(query);
  if (!asked.ok) throw new Error("The query was refused.");
  return exploreQuestion(asked.value, today).when;
};

describe("what the map is asked for", () => {
  it("begins at home, four weeks from today, one way", () => {
    expect(read("")).toEqual({ ok: true, value: { from: NEW_YORK, when: "day", date: "2027-01-07", stay: null, everyPlace: false } });
  });

  it("is a day there and, after the nights of a stay, a day back", () => {
    expect(whenOf("source=BOS-Boston&when=day&date=Mar-12-2027&stay=7")).toEqual({
      kind: "day",
      departureDate: "2027-03-12",
      returnDate: "2027-03-19",
    });
  });

  it("is any day of a month, none that is past and none that is not sold yet", () => {
    expect(whenOf("when=2027-02&stay=3")).toEqual({ kind: "span", firstDay: "2027-02-01", days: 28, nights: 3, busiest: 300 });
    expect(whenOf("when=2026-12")).toEqual({ kind: "span", firstDay: "2026-12-10", days: 22, nights: null, busiest: null });
    expect(whenOf("when=2027-11")).toEqual({ kind: "span", firstDay: "2027-11-01", days: 5, nights: null, busiest: null });
  });

  it("is the first day of a month that is over or not yet sold, of which the search says that", () => {
    expect(whenOf("when=2026-11")).toEqual({ kind: "day", departureDate: "2026-11-01", returnDate: null });
    expect(whenOf("when=2027-12&date=Mar-12-2027")).toMatchObject({ kind: "day", departureDate: "2027-12-01" });
  });

  it("is any day that is sold", () => {
    expect(whenOf("when=any")).toEqual({ kind: "span", firstDay: "2026-12-10", days: 331, nights: null, busiest: null });
  });

  it("is every place, of round trips on many days when that is asked for", () => {
    expect(whenOf("when=any&stay=7")).toMatchObject({ nights: 7, busiest: 300 });
    const every = withEveryPlace(new URLSearchParams("when=any&stay=7"));
    expect(every.toString()).toBe("when=any&stay=7&places=all");
    expect(whenOf(every.toString())).toMatchObject({ nights: 7, busiest: null });
  });

  it("says what it cannot understand, and takes a choice that is none of its own for none", () => {
    expect(read("source=Atlantis&date=someday")).toEqual({
      ok: false,
      error: [
        { code: "unknown_place", field: "source" },
        { code: "invalid_date", field: "date" },
      ],
    });
    expect(read("source=")).toEqual({ ok: false, error: [{ code: "required", field: "source" }] });
    expect(read("when=2026-13&stay=6")).toEqual(read(""));
  });

  it("stands in the address as the form writes it", () => {
    const asked = read("source=BOS&when=2027-03&stay=14");
    if (!asked.ok) throw new Error("The query was refused.");
    expect(exploreAskedQuery(exploreTexts(asked.value)).toString()).toBe("source=BOS-Boston&when=2027-03&stay=14");
  });

  it("offers every month in which something is sold", () => {
    expect(monthsFrom(today)).toHaveLength(12);
    expect(monthsFrom(today).at(-1)).toBe("2027-11");
  });
});
