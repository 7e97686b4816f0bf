import { describe, expect, it } from "vitest";
import { sampleBound, sampleLeg } from "../../../tests/support/sample-offers.ts";
import { isNightFlight, isNightLayover, takesNight } from "./night.ts";

describe("a night flight", () => {
  it.each([
    ["EI104 JFK 2027-03-12T17:30 DUB 2027-03-13T04:40", true],
    ["B67 JFK 2027-03-12T21:10 LHR 2027-03-13T08:20", true],
    // Over the sea by day, and home for dinner.
    ["DL1 JFK 2027-03-12T08:30 LHR 2027-03-12T19:35", false],
    ["B620 LHR 2027-03-19T08:25 JFK 2027-03-19T12:35", false],
    // Westwards with the sun: it is 3 AM where one arrives, and nobody on board has lost a night.
    ["B61025 JFK 2027-03-12T05:52 LAX 2027-03-12T08:37", false],
    ["SQ308 SIN 2027-03-12T09:00 LHR 2027-03-12T15:30", false],
    // Arrived at midnight, awake until five.
    ["BA183 LHR 2027-03-12T21:00 JFK 2027-03-13T01:00", true],
    // Eastwards into the night, and through it over the date line.
    ["B624 LAX 2027-03-12T19:00 JFK 2027-03-13T03:30", true],
    ["NH6 NRT 2027-03-12T17:00 LAX 2027-03-12T09:40", true],
    // Midnight alone is no night.
    ["EI150 DUB 2027-03-12T23:10 LHR 2027-03-13T00:30", false],
    ["EI150 DUB 2027-03-13T01:40 LHR 2027-03-13T03:00", true],
    ["EI150 DUB 2027-03-13T03:00 LHR 2027-03-13T04:20", true],
    ["EI150 DUB 2027-03-13T03:01 LHR 2027-03-13T04:20", false],
  ])("%s: %s", (text, isNight) => {
    expect(isNightFlight(sampleLeg(text))).toBe(isNight);
  });
});

/** Whether a wait of so many minutes takes the night. */
const waiting = (arrives: string, minutes: number | null) =>
  isNightLayover(sampleLeg(`EI150 DUB 2027-03-12T18:00 LHR 2027-03-12T${arrives}`, minutes));

describe("a night on the ground", () => {
  it("has 3 AM at the airport of the stop in it", () => {
    expect([waiting("22:00", 299), waiting("22:00", 300), waiting("19:30", 120), waiting("19:30", null)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("takes the night of its bound, though nothing flies", () => {
    const evening = "EI150 DUB 2027-03-12T20:00 LHR 2027-03-12T21:20";
    expect(takesNight(sampleBound(evening, "DL1 LHR 2027-03-13T08:30 JFK 2027-03-13T12:35"))).toBe(true);
    expect(
      takesNight(sampleBound("EI150 DUB 2027-03-13T06:00 LHR 2027-03-13T07:20", "DL1 LHR 2027-03-13T09:30 JFK 2027-03-13T13:35")),
    ).toBe(false);
  });
});
