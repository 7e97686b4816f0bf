import { describe, expect, it } from "vitest";
import { addDays, type LocalDate } from "../kernel/index.ts";
import { nearbyDays, stayRows } from "./nearby-trips.ts";

const MARCH_12 = "2027-03-12" as LocalDate;
const trip = (nights: number | null) => ({ departureDate: MARCH_12, returnDate: nights === null ? null : addDays(MARCH_12, nights) });

/** `leaves > comes back` of every trip that the rows ask for. */
const asked = (nights: number): readonly string[] =>
  stayRows(trip(nights)).flatMap((row) =>
    Array.from({ length: row.days }, (_, day) => {
      const leaves = addDays(row.firstDay, day);
      return `${leaves} > ${addDays(leaves, row.nights)}`;
    }),
  );

describe("the days around a search", () => {
  it("are seven for one way, and need no further question", () => {
    expect(nearbyDays(trip(null)).departures).toEqual([
      "2027-03-09",
      "2027-03-10",
      "2027-03-11",
      "2027-03-12",
      "2027-03-13",
      "2027-03-14",
      "2027-03-15",
    ]);
    expect(nearbyDays(trip(null)).returns).toBeNull();
    expect(stayRows(trip(null))).toEqual([]);
  });
  it("are each way out with each way back, each once", () => {
    const { departures, returns } = nearbyDays(trip(7));
    const pairs = departures.flatMap((leaves) => (returns ?? []).map((back) => `${leaves} > ${back}`));
    expect(asked(7).toSorted()).toEqual(pairs.toSorted());
  });
  it("never come back before they leave", () => {
    expect(asked(1)).toHaveLength(34);
    expect(asked(1).filter((pair) => pair.slice(0, 10) > pair.slice(13))).toEqual([]);
  });
});
