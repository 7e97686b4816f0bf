import { describe, expect, it } from "vitest";
import { SAMPLE_OFFERS, SAMPLE_ONE_WAYS } from "../../../tests/support/sample-offers.ts";
import type { FlightOffer } from "../../core/flights/index.ts";
import { money } from "../../core/kernel/index.ts";
import { flightResultSchema, wireFlightResult } from "./flight-result.ts";

const icelandair = SAMPLE_OFFERS[1] as FlightOffer;

describe("a flight result on the wire", () => {
  it("has the specification's fields", () => {
    expect(wireFlightResult(icelandair)).toMatchObject({
      id: "icelandair",
      price_dropdown: { base_fare: 455 },
      airlines: ["FI", "B6"],
      airlinesName: { name: "Icelandair" },
      flightarray: { flight_no: [614, 454, 455, 635, 917] },
      cityFrom: "New York",
      cityCodeFrom: "JFK",
      cityTo: "London",
      cityCodeTo: "LHR",
    });
  });

  it("names what a change, a refund and a bag cost apart, and what the whole party pays", () => {
    const result = wireFlightResult({
      ...icelandair,
      party: { adults: 2, children: 1, infants: 1 },
      conditions: { changeFee: money(75_00), refundFee: null },
      bags: { carryOn: 1, checked: 0, checkedKg: 23, checkedBagFee: money(45_50) },
    });
    expect(result).toMatchObject({ conditions: { changeFee: 75, refundFee: null }, bags: { checkedBagFee: 45.5 }, total_fare: 1820 });
  });

  it("goes, from city to city, to where its last flight ends", () => {
    expect(wireFlightResult({ ...icelandair, tripType: "multiCity" })).toMatchObject({ cityFrom: "New York", cityTo: "New York" });
  });

  it("says which fare brand it is", () => {
    expect(wireFlightResult(icelandair).fare_brand).toBe("standard");
    expect(wireFlightResult({ ...icelandair, fareBrand: "flex" }).fare_brand).toBe("flex");
  });

  it("has a route of legs with the specification's fields, outbound marked 0 and inbound 1", () => {
    const { route } = wireFlightResult(icelandair);
    expect(route["0"]).toMatchObject({
      flight_no: 614,
      airline: "FI",
      airlineName: "Icelandair",
      local_departure: "2027-03-12T20:30:00",
      local_arrival: "2027-03-13T06:15:00",
      cityFrom: "New York",
      cityCodeFrom: "JFK",
      cityTo: "Reykjavik",
      cityCodeTo: "KEF",
      durationInMinutes: 345,
      duration_layover: 50,
      fare_category: "M",
      return: 0,
    });
    expect(Object.values(route).map((leg) => [leg.return, leg.duration_layover])).toEqual([
      [0, 50],
      [0, null],
      [1, 50],
      [1, 135],
      [1, null],
    ]);
  });

  it("has outbound legs alone one way, and keeps to its published schema", () => {
    const results = SAMPLE_ONE_WAYS.map(wireFlightResult);
    expect(results.flatMap(({ route }) => Object.values(route)).filter((leg) => leg.return === 1)).toEqual([]);
    for (const offer of [...SAMPLE_OFFERS, ...SAMPLE_ONE_WAYS]) {
      const result = wireFlightResult(offer);
      expect(flightResultSchema.parse(result)).toEqual(result);
    }
  });
});
