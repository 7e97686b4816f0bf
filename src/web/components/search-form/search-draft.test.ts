import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { checkDraft, isPartyTooLarge, isSamePlace } from "./check-draft.ts";
import { defaultDraft, draftQuery, readDraft, type SearchDraft } from "./search-draft.ts";

const today = "2026-11-21" as LocalDate;
const days = { today, locale: "en" } as const;
const draft = (change: Partial<SearchDraft>): SearchDraft => ({
  ...defaultDraft(days),
  source: "JFK-New York",
  destination: "LHR-London",
  ...change,
});

describe("the draft", () => {
  it("opens one way, today, back after a week, one adult in economy", () => {
    expect(Object.fromEntries(draftQuery(defaultDraft(days)))).toEqual({
      source: "",
      destination: "",
      date: "Nov-21-2026",
      rtnDate: "Nov-28-2026",
      trpType: "oneWay",
      adults: "1",
      children: "0",
      infants: "0",
      tpassenger: "1",
      classType: "Economy",
    });
  });

  it("comes back from its own query", () => {
    const full = draft({
      trpType: "roundtrip",
      adults: 2,
      children: 1,
      infants: 1,
      cabin: "W",
      date: "Mar-12-2027",
      rtnDate: "Mar-19-2027",
    });
    expect(readDraft(draftQuery(full), days)).toEqual(full);
  });

  it("drops days that are past, keeps the rest, and keeps the return after the departure", () => {
    const kept = readDraft(new URLSearchParams("source=JFK&date=Nov-20-2026&rtnDate=2026-12-24"), days);
    expect(kept).toMatchObject({ source: "JFK", date: "Nov-21-2026", rtnDate: "Dec-24-2026" });
    expect(readDraft(new URLSearchParams("date=Mar-12-2027"), days).rtnDate).toBe("Mar-19-2027");
  });
});

describe("the draft in Spanish", () => {
  const spanish = { today, locale: "es" } as const;

  it("writes its days the Spanish way, whichever way they came", () => {
    expect(readDraft(new URLSearchParams("date=Dec-24-2026&rtnDate=04-ene-2027"), spanish)).toMatchObject({
      date: "24-dic-2026",
      rtnDate: "04-ene-2027",
    });
    expect(readDraft(new URLSearchParams(), spanish)).toMatchObject({ date: "21-nov-2026", rtnDate: "28-nov-2026" });
  });
  it("asks for them as every other query does", () => {
    const query = draftQuery(draft({ date: "24-dic-2026", rtnDate: "04-ene-2027" }));
    expect([query.get("date"), query.get("rtnDate")]).toEqual(["Dec-24-2026", "Jan-04-2027"]);
  });
  it("is checked like any other", () => {
    expect(checkDraft(draft({ date: "24-dic-2026" }), today)).toEqual({});
    expect(checkDraft(draft({ date: "20-nov-2026" }), today)).toEqual({ date: "datePast" });
  });
});

describe("checking", () => {
  it("finds nothing wrong with a full form", () => {
    expect(checkDraft(draft({}), today)).toEqual({});
  });
  it("asks for both places", () => {
    expect(checkDraft(draft({ source: " ", destination: "" }), today)).toEqual({
      source: "sourceMissing",
      destination: "destinationMissing",
    });
  });
  it.each([
    ["Feb-30-2027", "dateInvalid"],
    ["Nov-20-2026", "datePast"],
    ["Oct-18-2027", "dateTooFar"],
  ])("says what is wrong with %s", (date, fault) => {
    expect(checkDraft(draft({ date }), today).date).toBe(fault);
  });
  it("allows the last day of the horizon", () => {
    expect(checkDraft(draft({ date: "Oct-17-2027" }), today)).toEqual({});
  });
  it("looks at the return of round trips only", () => {
    const early = { date: "Dec-24-2026", rtnDate: "Dec-23-2026" };
    expect(checkDraft(draft({ ...early, trpType: "roundtrip" }), today).rtnDate).toBe("returnBeforeDeparture");
    expect(checkDraft(draft(early), today)).toEqual({});
  });
  it.each([
    ["JFK-New York", "JFK-New York", true],
    ["JFK-New York", "jfk", true],
    ["Boston", "boston ", true],
    ["JFK-New York", "LGA-New York", false],
    ["", "", false],
  ])("%s to %s: the same is %s", (source, destination, same) => {
    expect(isSamePlace(draft({ source, destination }))).toBe(same);
  });
  it("holds nine tickets", () => {
    expect(isPartyTooLarge(draft({ adults: 9 }))).toBe(false);
    expect(isPartyTooLarge(draft({ adults: 9, children: 1 }))).toBe(true);
  });
});
