import { describe, expect, it } from "vitest";
import { type TripDates, withPick } from "./trip-dates.ts";

const oneWay: TripDates = { date: "Mar-12-2027", rtnDate: "Mar-19-2027", trpType: "oneWay" };
const roundTrip: TripDates = { ...oneWay, trpType: "roundtrip" };
const picked = (dates: TripDates, ...pick: [field: "date" | "rtnDate", start: string, end: string | null]) => ({
  ...dates,
  ...withPick(dates, ...pick),
});

describe("picking in the calendar", () => {
  it("keeps one way when the departure is picked", () => {
    expect(picked(oneWay, "date", "2027-03-15", null)).toEqual({ ...oneWay, date: "Mar-15-2027" });
  });
  it("switches to a round trip when a return is picked", () => {
    expect(picked(oneWay, "rtnDate", "2027-03-12", "2027-03-22")).toEqual({ ...roundTrip, rtnDate: "Mar-22-2027" });
  });
  it("sets both ends of a range", () => {
    expect(picked(roundTrip, "date", "2027-04-01", "2027-04-03")).toEqual({
      date: "Apr-01-2027",
      rtnDate: "Apr-03-2027",
      trpType: "roundtrip",
    });
  });
  it("moves the return along with a departure beyond it, by the length of the trip", () => {
    expect(picked(roundTrip, "date", "2027-03-25", null).rtnDate).toBe("Apr-01-2027");
    expect(picked({ ...roundTrip, rtnDate: "soon" }, "date", "2027-03-25", null).rtnDate).toBe("Apr-01-2027");
    expect(picked({ ...roundTrip, rtnDate: "Mar-14-2027" }, "date", "2027-03-25", null).rtnDate).toBe("Mar-27-2027");
  });
});
