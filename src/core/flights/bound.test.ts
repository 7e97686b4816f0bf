import { describe, expect, it } from "vitest";
import { sampleBound, SAMPLE_OFFERS } from "../../../tests/support/sample-offers.ts";
import type { AirlineCode } from "../kernel/index.ts";
import { flightCode, isPlatedBy, lastBoundOf, otherOperators, outlineOf, plateOf } from "./bound.ts";

const [aerLingus, icelandair, , delta] = SAMPLE_OFFERS;

describe("the outline of a bound", () => {
  it("goes from the first departure to the last arrival", () => {
    expect(aerLingus && outlineOf(aerLingus.bounds[0])).toMatchObject({
      from: { code: "JFK" },
      to: { code: "LHR" },
      departsAtLocal: "2027-03-12T17:30:00",
      arrivesAtLocal: "2027-03-13T07:55:00",
      dayShift: 1,
      stops: [{ airport: { code: "DUB" }, layoverMinutes: 110 }],
    });
  });

  it("puts each stop where it falls in time", () => {
    const bound = sampleBound("EI1 LHR 2027-03-12T08:00 DUB 2027-03-12T09:00", "EI2 DUB 2027-03-12T10:00 KEF 2027-03-12T12:00");
    expect(outlineOf(bound)?.stops.map(({ position }) => position)).toEqual([0.375]);
  });

  it("counts days, not hours", () => {
    expect(outlineOf(sampleBound("DL9 JFK 2027-03-12T23:50 BOS 2027-03-13T00:50"))?.dayShift).toBe(1);
    expect(outlineOf(sampleBound("DL9 LHR 2027-03-12T09:30 JFK 2027-03-12T13:35"))?.dayShift).toBe(0);
  });
});

it("writes a flight's code with a hyphen", () => {
  expect(aerLingus?.bounds[0].legs.map(flightCode)).toEqual(["EI-104", "EI-150"]);
});

it("names operators where the ticket alone would mislead", () => {
  expect(aerLingus && otherOperators(aerLingus.bounds[0])).toEqual([]);
  expect(delta && otherOperators(lastBoundOf(delta))).toEqual(["Virgin Atlantic"]);
  expect(icelandair && otherOperators(lastBoundOf(icelandair))).toEqual([]);
});

describe("the plate of a bound", () => {
  const there = sampleBound("B66 BOS 2027-03-12T08:00 JFK 2027-03-12T09:10", "VS22 JFK 2027-03-12T11:10 LHR 2027-03-12T23:00");
  const back = sampleBound("BA9 LHR 2027-03-19T08:00 BOS 2027-03-19T11:00");

  it("is the airline of its longest leg, of the first of two that are as long", () => {
    expect(plateOf(there)).toBe("VS");
    expect(plateOf(sampleBound("B66 JFK 2027-03-12T08:00 BOS 2027-03-12T09:00", "DL7 BOS 2027-03-12T12:00 JFK 2027-03-12T13:00"))).toBe(
      "B6",
    );
  });
  it("makes a trip an airline's own when both bounds have it", () => {
    const trip = { bounds: [there] } as const;
    expect(isPlatedBy(trip, "VS" as AirlineCode)).toBe(true);
    expect(isPlatedBy({ bounds: [there, back] }, "VS" as AirlineCode)).toBe(false);
    expect(isPlatedBy({ bounds: [there, there] }, "VS" as AirlineCode)).toBe(true);
    expect(isPlatedBy({ bounds: [there, there] }, "B6" as AirlineCode)).toBe(false);
  });
});
