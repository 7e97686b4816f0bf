import { describe, expect, it } from "vitest";
import type { LocalDate } from "../kernel/index.ts";
import { hotelQueryOf, parseHotelQuery, parseStayQuery, stayQueryOf } from "./search-query.ts";
import { SEATTLE } from "./testing/seattle.ts";

const TODAY = "2027-02-20" as LocalDate;
const todayIn = () => TODAY;
const findPlace = (text: string) => (text.toLowerCase().startsWith("seattle") ? SEATTLE : null);
const parse = (query: string) => parseHotelQuery(new URLSearchParams(query), findPlace, todayIn);
const parseStay = (query: string) => parseStayQuery(new URLSearchParams(query), TODAY);
const FULL = "org=Seattle%2C+Washington&checkin=Mar-12-2027&checkout=Mar-19-2027&adt=3&chd=2&ift=1&rooms=2";

describe("the query of a hotel search", () => {
  it("is read with every parameter of the specification, and our radius", () => {
    expect(parse(`${FULL}&radius=3`)).toEqual({
      ok: true,
      value: {
        place: SEATTLE,
        radiusMiles: 3,
        stay: { checkIn: "2027-03-12", checkOut: "2027-03-19" },
        guests: { adults: 3, children: 2, infants: 1, rooms: 2 },
      },
    });
  });

  it("starts as the form does: seven nights from today, two adults in one room, ten miles around", () => {
    expect(parse("org=seattle")).toMatchObject({
      value: {
        radiusMiles: 10,
        stay: { checkIn: "2027-02-20", checkOut: "2027-02-27" },
        guests: { adults: 2, children: 0, infants: 0, rooms: 1 },
      },
    });
  });

  it("starts today by the clock of the place, not by ours", () => {
    const days: Record<string, string> = { "America/Los_Angeles": "2027-02-19" };
    const west = parseHotelQuery(new URLSearchParams("org=seattle"), findPlace, (zone = "") => (days[zone] ?? TODAY) as LocalDate);
    expect(west).toMatchObject({ value: { stay: { checkIn: "2027-02-19", checkOut: "2027-02-26" } } });
  });

  it("takes dates in both spellings, and seven nights for a check-in alone", () => {
    expect(parse("org=seattle&checkin=2027-03-12&checkout=mar-14-2027")).toMatchObject({
      value: { stay: { checkIn: "2027-03-12", checkOut: "2027-03-14" } },
    });
    expect(parse("org=seattle&checkin=2027-03-12")).toMatchObject({ value: { stay: { checkOut: "2027-03-19" } } });
  });

  it("asks for the check-in where only a check-out is given", () => {
    expect(parse("org=seattle&checkout=2027-03-12")).toEqual({ ok: false, error: [{ code: "required", field: "checkin" }] });
  });

  it("leaves counts of nothing and dates in the wrong order to who knows the rules of a stay", () => {
    const value = { stay: { checkIn: "2027-03-12", checkOut: "2027-03-01" }, guests: { adults: 0, rooms: 0 } };
    expect(parseStay("checkin=2027-03-12&checkout=2027-03-01&adt=0&rooms=0")).toMatchObject({ ok: true, value });
  });

  it("names every fault, in the order of the form", () => {
    expect(parse("org=Atlantis&checkin=Feb-30-2027&checkout=soon&rooms=6&adt=two&chd=-1&ift=3&radius=7")).toEqual({
      ok: false,
      error: [
        { code: "unknown_place", field: "org" },
        { code: "invalid_date", field: "checkin" },
        { code: "invalid_date", field: "checkout" },
        { code: "over_limit", field: "rooms" },
        { code: "invalid_count", field: "adt" },
        { code: "invalid_count", field: "chd" },
        { code: "over_limit", field: "ift" },
        { code: "unknown_radius", field: "radius" },
      ],
    });
    expect(parse("")).toEqual({ ok: false, error: [{ code: "required", field: "org" }] });
  });

  it("needs no place for the pages of one hotel", () => {
    expect(parseStay("adt=1")).toEqual({
      ok: true,
      value: {
        radiusMiles: 10,
        stay: { checkIn: "2027-02-20", checkOut: "2027-02-27" },
        guests: { adults: 1, children: 0, infants: 0, rooms: 1 },
      },
    });
    expect(parseStay("checkin=never&checkout=2027-03-01")).toEqual({ ok: false, error: [{ code: "invalid_date", field: "checkin" }] });
  });

  it("refuses 100 KB in any field", () => {
    const accepted = ["org", "checkin", "checkout", "adt", "chd", "ift", "rooms", "radius"].filter((field) => {
      const query = new URLSearchParams(FULL);
      query.set(field, "seattle".repeat(15_000));
      return parseHotelQuery(query, findPlace, todayIn).ok;
    });
    expect(accepted).toEqual([]);
  });

  it("survives writing and reading", () => {
    for (const query of [FULL, `${FULL}&radius=25`, "org=seattle"]) {
      const search = parse(query);
      if (!search.ok) throw new Error("unreadable sample");
      expect(parse(hotelQueryOf(search.value).toString())).toEqual(search);
    }
  });

  it("writes the parameters of the specification, and the radius only when it is not ours", () => {
    const [plain, near] = [parse(FULL), parse(`${FULL}&radius=1`)];
    expect(plain.ok && hotelQueryOf(plain.value).toString()).toBe(FULL);
    expect(near.ok && hotelQueryOf(near.value).toString()).toBe(`${FULL}&radius=1`);
    expect(plain.ok && stayQueryOf(plain.value).toString()).toBe(FULL.replace(/^org=.*?&/, ""));
  });
});
