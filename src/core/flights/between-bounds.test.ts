import { describe, expect, it } from "vitest";
import { sampleBound } from "../../../tests/support/sample-offers.ts";
import { betweenBounds, routesOf, stretchesOf } from "./between-bounds.ts";
import { atLeastOne } from "../kernel/index.ts";

const toHeathrow = sampleBound("B66 JFK 2027-03-12T08:00 LHR 2027-03-12T20:00");

const codesOf = (trip: Parameters<typeof routesOf>[0]) => routesOf(trip).map((stretch) => stretch.map(({ code }) => code));

describe("between two bounds", () => {
  it("counts the minutes between the moments, whatever the clocks say", () => {
    // 8:10 in London is 4:10 in Boston.
    const later = sampleBound("DL9 BOS 2027-03-13T04:10 JFK 2027-03-13T05:20");
    expect(betweenBounds(toHeathrow, later)).toMatchObject({ waitMinutes: 730 });
  });

  it("names both airports where the next bound leaves from another one", () => {
    const gatwick = sampleBound("EI6 LGW 2027-03-15T08:00 DUB 2027-03-15T09:10");
    expect(betweenBounds(toHeathrow, gatwick)).toMatchObject({
      waitMinutes: null,
      change: { lands: { code: "LHR" }, leaves: { code: "LGW" } },
    });
  });

  it("says nothing of a day and more at the same airport", () => {
    expect(betweenBounds(toHeathrow, sampleBound("EI6 LHR 2027-03-13T20:00 DUB 2027-03-13T21:10"))).toBeNull();
    expect(betweenBounds(toHeathrow, sampleBound("EI6 LHR 2027-03-13T19:59 DUB 2027-03-13T21:10"))).toEqual({
      waitMinutes: 1439,
      change: null,
    });
  });
});

describe("the routes of a trip", () => {
  const home = sampleBound("B67 BOS 2027-03-19T08:00 JFK 2027-03-19T09:10");
  const onward = sampleBound("EI6 LGW 2027-03-15T08:00 DUB 2027-03-15T09:10");

  it("are one where each bound begins in the city in which the one before has ended", () => {
    expect(codesOf({ tripType: "multiCity", bounds: [toHeathrow, onward] })).toEqual([["JFK", "LHR", "DUB"]]);
  });

  it("begin anew where nothing is flown between", () => {
    expect(codesOf({ tripType: "multiCity", bounds: [toHeathrow, onward, home] })).toEqual([
      ["JFK", "LHR", "DUB"],
      ["BOS", "JFK"],
    ]);
  });

  it("begin anew in a city of the same name in another country", () => {
    const canadian = { ...onward, legs: atLeastOne(onward.legs.map((leg) => ({ ...leg, from: { ...leg.from, country: "CA" } }))) };
    expect(codesOf({ tripType: "multiCity", bounds: [toHeathrow, canadian] })).toEqual([
      ["JFK", "LHR"],
      ["LGW", "DUB"],
    ]);
  });

  it("are there and not back of a round trip", () => {
    expect(codesOf({ tripType: "roundTrip", bounds: [toHeathrow, home] })).toEqual([["JFK", "LHR"]]);
  });

  it("are of whatever names a place", () => {
    const moves = [
      { from: "a", to: "b" },
      { from: "b", to: "a" },
      { from: "c", to: "d" },
    ];
    expect(stretchesOf(moves, (one, other) => one === other)).toEqual([
      ["a", "b", "a"],
      ["c", "d"],
    ]);
  });
});
