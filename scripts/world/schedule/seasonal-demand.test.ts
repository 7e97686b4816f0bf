import { describe, expect, it } from "vitest";
import { flightPatterns } from "./frequencies.ts";
import { seasonalDemand } from "./seasonal-demand.ts";
import { place, routeOf } from "./testing/routes.ts";

const OSL = place("OSL", "NO", { latitude: 60 });
const LHR = place("LHR", "GB", { latitude: 51.5 });
const ATH = place("ATH", "GR", { latitude: 38 });
const JTR = place("JTR", "GR", { latitude: 36.4 });
const PMI = place("PMI", "ES", { latitude: 39.6 });
const CUN = place("CUN", "MX", { latitude: 21, longitude: -87 });
const TFS = place("TFS", "ES", { latitude: 28, longitude: -16.6 });
const SLC = place("SLC", "US", { latitude: 40.8, longitude: -112 });
const DFW = place("DFW", "US", { latitude: 32.9, longitude: -97 });

/** On how many of a leisure airline's hundred routes to a place nobody flies in winter. */
const idleWinters = (away: typeof PMI): number =>
  Array.from({ length: 100 }, (_, nth) => routeOf("X3", place(`X${nth}`, "DE", { latitude: 50 }), away)).filter(
    (route) => seasonalDemand(route).winter === 0,
  ).length;

describe("how much a route is flown over the year", () => {
  it.each([
    ["a coast that nobody reaches from abroad in winter", LHR, JTR, { summer: 1.2, winter: 0, peak: { season: "highSummer", share: 0.3 } }],
    ["the same coast from its own country", ATH, JTR, { summer: 1.2, winter: 0.55, peak: { season: "highSummer", share: 0.3 } }],
    ["a coast that is quiet in winter", LHR, place("RHO", "GR"), { summer: 1.2, winter: 0.25, peak: { season: "highSummer", share: 0.3 } }],
    ["skiing", DFW, SLC, { summer: 1, winter: 1, peak: { season: "ski", share: 0.5 } }],
    ["the summer sun out of the cold", OSL, PMI, { summer: 1.2, winter: 0.55, peak: { season: "highSummer", share: 0.3 } }],
    ["the winter sun out of the cold", OSL, TFS, { summer: 0.55, winter: 1.2, peak: { season: "sunWinter", share: 0.2 } }],
    ["the Caribbean out of a warm place", DFW, CUN, { summer: 1, winter: 1, peak: { season: "sunWinter", share: 0.25 } }],
    ["everything else", LHR, DFW, { summer: 1, winter: 1, peak: null }],
  ] as const)("follows from where it leads: %s", (_, home, away, demand) => {
    expect(seasonalDemand(routeOf("BA", home, away))).toEqual(demand);
  });

  it("is nothing in winter on about half of a leisure airline's routes, unless they lead into the winter sun", () => {
    expect(idleWinters(LHR)).toBeGreaterThan(35);
    expect(idleWinters(LHR)).toBeLessThan(65);
    expect(idleWinters(TFS)).toBe(0);
  });
});

describe("the flights of a route", () => {
  it("are those of its seasons, each as often as they ask for", () => {
    const seasons = flightPatterns(routeOf("BA", OSL, TFS, { dailyEachWay: 2 })).map(({ season }) => season);
    // 2 a day: 8 a week in summer (0.55), 17 in winter (1.2), 3 more in the sun's own season (0.2).
    expect(seasons).toEqual(["year", "year", "winter", "winter", "sunWinter"]);
  });

  it("are one a week at least", () => {
    expect(flightPatterns(routeOf("BA", LHR, DFW, { dailyEachWay: 0.01 })).map(({ season }) => season)).toEqual(["year"]);
  });
});
