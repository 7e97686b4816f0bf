import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { checkDraft, isPartyTooLarge, isSamePlace, stillWrong, wrongDates } from "./check-draft.ts";
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
    expect(readDraft(new URLSearchParams("date=20/01/2027"), days).date).toBe("Nov-21-2026");
  });
});

const asked = (query: string, locale: "en" | "es" = "en"): SearchDraft =>
  readDraft(new URLSearchParams(query), { today, locale }, "address");

describe("the draft of an address that was refused", () => {
  it.each([
    ["20/01/2027", "20/01/2027", "dateInvalid"],
    ["Feb-30-2027", "Feb-30-2027", "dateInvalid"],
    [" soon ", "soon", "dateInvalid"],
    ["Jan-20-2020", "Jan-20-2020", "datePast"],
    ["2028-01-20", "Jan-20-2028", "dateTooFar"],
    ["Jan-20-2027", "Jan-20-2027", undefined],
  ])("asked for %s, shows %s and says %s", (date, shown, fault) => {
    const read = asked(`date=${encodeURIComponent(date)}`);
    expect([read.date, wrongDates(read, today).date]).toEqual([shown, fault]);
  });

  it("keeps the dates of the way back and of later flights too, and knows which is wrong", () => {
    const round = asked("source=JFK&date=Jan-20-2027&rtnDate=Feb-30-2027&trpType=roundtrip");
    expect([round.date, round.rtnDate, wrongDates(round, today)]).toEqual(["Jan-20-2027", "Feb-30-2027", { rtnDate: "dateInvalid" }]);
    const many = asked("trpType=multicity&date=Jan-20-2027&source2=LHR&date2=Jan-20-2020&destination3=CDG&date3=x");
    expect(wrongDates(many, today)).toEqual({ date2: "datePast", date3: "dateInvalid" });
    expect([many.date2, many.date3]).toEqual(["Jan-20-2020", "x"]);
  });

  it("takes a return date without a trip type for a round trip, as the search does", () => {
    expect(wrongDates(asked("date=Jan-20-2027&rtnDate=Jan-19-2027"), today)).toEqual({ rtnDate: "returnBeforeDeparture" });
    expect(asked("date=Jan-20-2027&rtnDate=+").trpType).toBe("oneWay");
  });

  it("gives a missing date its default unmarked, and holds forty characters at most", () => {
    const read = asked("date=+&source=JFK&trpType=roundtrip");
    expect([read.date, read.rtnDate, wrongDates(read, today)]).toEqual(["Nov-21-2026", "Nov-28-2026", {}]);
    expect(asked(`date=${"9".repeat(41)}`).date).toBe("9".repeat(40));
    expect(asked("date=Jan-20-2020").rtnDate).toBe("Nov-28-2026");
  });

  it("writes what is a day in the language of the page", () => {
    expect([asked("date=Jan-20-2020", "es").date, asked("date=20/01/2027", "es").date]).toEqual(["20-ene-2020", "20/01/2027"]);
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
  it("ends where it begins until either end is another place", () => {
    const faults = { date: "datePast", destination: "samePlaces", destination2: "samePlaces" } as const;
    const trip = { source: "JFK-New York", destination: "JFK-New York", source2: "LHR-London", destination2: "LHR-London" };
    expect(stillWrong(faults, draft(trip))).toEqual(faults);
    expect(stillWrong(faults, draft({ ...trip, source: "BOS-Boston" }))).toEqual({ date: "datePast", destination2: "samePlaces" });
    expect(stillWrong(faults, draft({ ...trip, source2: "" }))).toEqual({ date: "datePast", destination: "samePlaces" });
  });
  it("holds nine tickets", () => {
    expect(isPartyTooLarge(draft({ adults: 9 }))).toBe(false);
    expect(isPartyTooLarge(draft({ adults: 9, children: 1 }))).toBe(true);
  });
});
