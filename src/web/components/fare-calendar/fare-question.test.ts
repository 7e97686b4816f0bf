import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { type FareQuestion, fareDaysAddress, twoMonthsFrom } from "./fare-question.ts";

const QUESTION: FareQuestion = {
  source: "JFK-New York",
  destination: "LAX-Los Angeles",
  party: { adults: 2, children: 1, infants: 0 },
  cabin: "C",
};

describe("the question of the date picker", () => {
  it.each([
    ["2027-03-12", "2027-03-01", "2027-04-30"],
    ["2027-01-31", "2027-01-01", "2027-02-28"],
    ["2026-12-01", "2026-12-01", "2027-01-31"],
    ["2028-02-29", "2028-02-01", "2028-03-31"],
  ])("is for two whole months: from %s those of %s to %s", (day, first, last) => {
    expect(twoMonthsFrom(day as LocalDate)).toEqual({ first, last });
  });
  it("names places, party, cabin, and the stay of a round trip or the day on which it begins", () => {
    const month = "2027-03-01" as LocalDate;
    const oneWay =
      "/fare-days?source=JFK-New+York&destination=LAX-Los+Angeles&from=2027-03-01&to=2027-04-30&adults=2&children=1&infants=0&classType=Business";
    expect(fareDaysAddress(QUESTION, { kind: "oneWay" }, month)).toBe(oneWay);
    expect(fareDaysAddress(QUESTION, { kind: "roundTrip", nights: 0 }, month)).toBe(`${oneWay}&stay=0`);
    const departureDate = "2027-02-27" as LocalDate;
    expect(fareDaysAddress(QUESTION, { kind: "return", departureDate }, month)).toBe(`${oneWay}&departure=2027-02-27`);
  });
});
