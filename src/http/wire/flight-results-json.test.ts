import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS, SAMPLE_ONE_WAYS } from "../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../core/flights/index.ts";
import { wireFlightResult } from "./flight-result.ts";
import { flightResultsJson } from "./flight-results-json.ts";

const [one, other] = SAMPLE_OFFERS as [FlightOffer, FlightOffer];
const NONSTOP = { ...other.bounds[0], legs: [other.bounds[0].legs[0]] as const };
/** Bounds that are the same objects in several trips, after outbounds of two legs and of one. */
const CROSSED: FlightOffer[] = [one.bounds[0], NONSTOP].flatMap((outbound) =>
  [one, other].map((offer) => ({ ...offer, bounds: [outbound, ...offer.bounds.slice(1)] })),
);
/** A bound that comes second in one trip and third in another, after as many legs. */
const MULTI_CITY: FlightOffer[] = [[other.bounds[0]], [NONSTOP, NONSTOP]].map(([first, ...rest]) => ({
  ...other,
  tripType: "multiCity",
  bounds: [first as FlightOffer["bounds"][0], ...rest, one.bounds[0]],
}));

describe("flight results in JSON", () => {
  it.each<[string, readonly FlightOffer[]]>([
    ["none", []],
    ["one way", SAMPLE_ONE_WAYS],
    ["there and back", SAMPLE_OFFERS],
    ["that share bounds", CROSSED],
    ["of many cities", MULTI_CITY],
    ["of a place that is not written in ASCII", [{ ...one, id: "Łódź ☃" as FlightOffer["id"] }]],
  ])("are those that the wire has, one by one: %s", (_, offers) => {
    const bytes = flightResultsJson(offers);
    expect(JSON.parse(Buffer.from(bytes).toString("utf8"))).toEqual(offers.map(wireFlightResult));
  });
});
