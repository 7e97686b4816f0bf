import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { type DateEnd, type DatePair, withPick } from "./date-pair.ts";

const oneWay: DatePair = { start: "Mar-12-2027", end: "Mar-19-2027", hasEnd: false };
const roundTrip: DatePair = { ...oneWay, hasEnd: true };

function picked(dates: DatePair, field: DateEnd, start: string, end: string | null, minNights = 0): DatePair {
  return { ...dates, ...withPick(dates, field, { start: start as LocalDate, end: end as LocalDate | null }, { minNights, locale: "en" }) };
}

describe("picking in the calendar", () => {
  it("writes in the manner of the language, and keeps what was typed and stays", () => {
    const pick = { start: "2027-03-15" as LocalDate, end: null };
    expect(withPick(roundTrip, "start", pick, { minNights: 0, locale: "es" })).toEqual({ start: "15-mar-2027", end: "Mar-19-2027" });
    const later = { start: "2027-03-20" as LocalDate, end: null };
    expect(withPick(roundTrip, "start", later, { minNights: 0, locale: "es" })).toEqual({ start: "20-mar-2027", end: "27-mar-2027" });
  });
  it("keeps one way when the departure is picked", () => {
    expect(picked(oneWay, "start", "2027-03-15", null)).toEqual({ ...oneWay, start: "Mar-15-2027" });
  });
  it("switches to a round trip when a return is picked", () => {
    expect(picked(oneWay, "end", "2027-03-12", "2027-03-22")).toEqual({ ...roundTrip, end: "Mar-22-2027" });
  });
  it("sets both ends of a range", () => {
    expect(picked(roundTrip, "start", "2027-04-01", "2027-04-03")).toEqual({ start: "Apr-01-2027", end: "Apr-03-2027", hasEnd: true });
  });
  it("moves the return along with a departure beyond it, by the length of the trip", () => {
    expect(picked(roundTrip, "start", "2027-03-25", null).end).toBe("Apr-01-2027");
    expect(picked({ ...roundTrip, end: "soon" }, "start", "2027-03-25", null).end).toBe("Apr-01-2027");
    expect(picked({ ...roundTrip, end: "Mar-14-2027" }, "start", "2027-03-25", null).end).toBe("Mar-27-2027");
  });
  it("lets a trip end on its first day, and a stay on the day after", () => {
    expect(picked(roundTrip, "start", "2027-04-01", "2027-04-01").end).toBe("Apr-01-2027");
    expect(picked(roundTrip, "start", "2027-04-01", "2027-04-01", 1).end).toBe("Apr-02-2027");
    expect(picked(roundTrip, "start", "2027-03-19", null, 1).end).toBe("Mar-26-2027");
    expect(picked({ ...roundTrip, end: "Mar-12-2027" }, "start", "2027-03-20", null, 1).end).toBe("Mar-21-2027");
  });
});
