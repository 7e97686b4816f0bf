import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS, tripOf } from "../../../tests/support/sample-offers.ts";
import { type Bound, type CabinCode, type FlightOffer, lastBoundOf } from "../../core/flights/index.ts";
import { en } from "../i18n/en/index.ts";
import { es } from "../i18n/es/index.ts";
import { cabinName, otherCabins } from "./cabins.ts";
import { atLeastOne } from "../../core/kernel/index.ts";

const icelandair = SAMPLE_OFFERS[1] as FlightOffer;

/** Icelandair's five legs, two out and three back, sold as Premium Economy. */
function flownIn(...cabins: readonly CabinCode[]): FlightOffer {
  const left = [...cabins];
  const inCabins = (bound: Bound) => ({
    ...bound,
    legs: atLeastOne(bound.legs.map((leg) => ({ ...leg, cabin: left.shift() ?? "W" }))),
  });
  return {
    ...icelandair,
    cabin: "W",
    ...tripOf(inCabins(icelandair.bounds[0]), inCabins(lastBoundOf(icelandair))),
  };
}

const wordsOf = (offer: FlightOffer): string => en.results.notes.cabin("Premium Economy", otherCabins(offer, en.results.cabins));

describe("a cabin", () => {
  it("is called as tickets of the language call it, and what we do not know says so", () => {
    expect(["M", "W", "C", "F", "X"].map((code) => cabinName(code, en.results.cabins))).toEqual([
      "Economy",
      "Premium Economy",
      "Business",
      "First",
      "Unknown Class",
    ]);
    expect(["M", "C", "F", "X"].map((code) => cabinName(code, es.results.cabins))).toEqual([
      "Económica",
      "Ejecutiva",
      "Primera clase",
      "Clase desconocida",
    ]);
  });
});

describe("the cabin of a trip", () => {
  it("is one word where all legs have it", () => {
    expect(otherCabins(flownIn("W", "W", "W", "W", "W"), en.results.cabins)).toEqual([]);
    expect(wordsOf(flownIn("W", "W", "W", "W", "W"))).toBe("Premium Economy");
  });

  it("names the leg that is flown in another one", () => {
    expect(wordsOf(flownIn("W", "W", "W", "W", "M"))).toBe("Premium Economy, with Economy on BOS–\u2060JFK");
  });

  it("names every such leg in the order of flight, by cabin, and lets no line end within one", () => {
    expect(otherCabins(flownIn("M", "W", "C", "W", "M"), en.results.cabins)).toEqual([
      { cabin: "Economy", legs: ["JFK–\u2060KEF", "BOS–\u2060JFK"] },
      { cabin: "Business", legs: ["LHR–\u2060KEF"] },
    ]);
    expect(wordsOf(flownIn("M", "W", "C", "W", "M"))).toBe(
      "Premium Economy, with Economy on JFK–\u2060KEF and BOS–\u2060JFK and Business on LHR–\u2060KEF",
    );
  });

  it("leaves the return out of a one-way trip", () => {
    expect(otherCabins({ cabin: "W", bounds: [flownIn("W", "W", "M", "M", "M").bounds[0]] }, en.results.cabins)).toEqual([]);
  });
});
