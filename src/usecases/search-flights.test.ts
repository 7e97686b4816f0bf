import { describe, expect, it } from "vitest";
import type { FlightSearch } from "../core/flights/index.ts";
import type { LocalDate, PlaceCode } from "../core/kernel/index.ts";
import { faultOf, placesFault } from "./search-flights.ts";

const TODAY = "2027-03-01" as LocalDate;
const day = (text: string) => text as LocalDate;
const sound: FlightSearch = {
  from: { code: "JFK" as PlaceCode, city: "New York" },
  to: { code: "LHR" as PlaceCode, city: "London" },
  departureDate: day("2027-03-12"),
  returnDate: day("2027-03-19"),
  party: { adults: 2, children: 1, infants: 1 },
  cabin: "M",
};

/** JFK lies in New York. */
const cityOf = (code: string) => (code === "JFK" ? "NYC" : code);
const isOneCity = (one: string, other: string) => cityOf(one) === cityOf(other);

describe("a search", () => {
  it.each<[string, Partial<FlightSearch>]>([
    ["today", { departureDate: TODAY }],
    ["330 days ahead", { departureDate: day("2028-01-25"), returnDate: null }],
    ["back 330 days ahead", { returnDate: day("2028-01-25") }],
    ["one way", { returnDate: null }],
    ["out and back on one day", { returnDate: day("2027-03-12") }],
    ["an adult with two infants", { party: { adults: 1, children: 0, infants: 2 } }],
    ["nine travellers", { party: { adults: 5, children: 2, infants: 2 } }],
  ])("is sound: %s", (_, change) => {
    expect(faultOf({ ...sound, ...change }, TODAY)).toBeNull();
  });

  it.each<[string, Partial<FlightSearch>, string]>([
    ["past_date", { departureDate: day("2027-02-28") }, "date"],
    ["beyond_horizon", { departureDate: day("2028-01-26"), returnDate: null }, "date"],
    ["beyond_horizon", { returnDate: day("2028-01-26") }, "rtnDate"],
    ["return_before_departure", { returnDate: day("2027-03-11") }, "rtnDate"],
    ["no_adults", { party: { adults: 0, children: 1, infants: 0 } }, "adults"],
    ["too_many_infants", { party: { adults: 3, children: 0, infants: 3 } }, "infants"],
    ["too_many_travellers", { party: { adults: 8, children: 1, infants: 1 } }, "tpassenger"],
  ])("is refused as %s", (code, change, field) => {
    expect(faultOf({ ...sound, ...change }, TODAY)).toEqual({ code, field });
  });

  it("leads from a place that is known to another one", () => {
    const flights = { zoneOf: (code: string) => (code === "ZZZ" ? null : "UTC"), isOneCity };
    const nowhere = { code: "ZZZ" as PlaceCode, city: "Nowhere" };
    expect(placesFault(sound, flights)).toBeNull();
    expect(placesFault({ ...sound, to: sound.from }, flights)).toEqual({ code: "same_place", field: "destination" });
    const city = { code: "NYC" as PlaceCode, city: "New York" };
    expect(placesFault({ from: sound.from, to: city }, flights)).toEqual({ code: "same_place", field: "destination" });
    expect(placesFault({ from: city, to: sound.from }, flights)).toEqual({ code: "same_place", field: "destination" });
    expect(placesFault({ ...sound, from: nowhere }, flights)).toEqual({ code: "unknown_place", field: "source" });
    expect(placesFault({ ...sound, to: nowhere }, flights)).toEqual({ code: "unknown_place", field: "destination" });
  });
});
