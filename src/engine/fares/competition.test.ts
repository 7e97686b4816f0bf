import { describe, expect, it } from "vitest";
import type { World } from "../timetable/index.ts";
import { decodeTimetable, encodeWorld } from "../codec/index.ts";
import { Competition, rivalryFactor } from "./competition.ts";
import { airportIndex, smallWorld } from "./sanity/small-world.ts";

const plain = smallWorld([
  ["JFK", "LAX", [0, 1]],
  ["LGA", "LAX", [3]],
  ["JFK", "ORD", [0]],
]);
const newYork = { code: "NYC", city: "New York", country: "US", airports: [airportIndex("JFK"), airportIndex("LGA")] };

const competitionIn = (world: World): Competition => new Competition(decodeTimetable(encodeWorld(world)));

describe("rivals on a pair of cities", () => {
  it("are counted once each, over all airports of a metropolitan area", () => {
    const competition = competitionIn({ ...plain, metros: [newYork] });
    expect(competition.between(airportIndex("JFK"), airportIndex("LAX"))).toEqual({ airlines: 3, hasLowCost: true });
    expect(competition.between(airportIndex("LGA"), airportIndex("LAX"))).toEqual({ airlines: 3, hasLowCost: true });
    expect(competition.between(airportIndex("LGA"), airportIndex("ORD"))).toEqual({ airlines: 1, hasLowCost: false });
    expect(competition.between(airportIndex("LAX"), airportIndex("JFK"))).toEqual({ airlines: 0, hasLowCost: false });
  });

  it("are apart where no metropolitan area joins their airports", () => {
    expect(competitionIn(plain).between(airportIndex("LGA"), airportIndex("LAX"))).toEqual({ airlines: 1, hasLowCost: true });
  });

  it("make fares fall, and one alone makes them rise", () => {
    const factors = [1, 2, 3, 4, 5, 6, 9].map((airlines) => rivalryFactor({ airlines, hasLowCost: false }));
    factors.slice(1).forEach((factor, place) => expect(factor).toBeLessThanOrEqual(factors[place] ?? 0));
    expect(factors[0]).toBeGreaterThan(1);
    expect(rivalryFactor({ airlines: 2, hasLowCost: true })).toBeLessThan(rivalryFactor({ airlines: 2, hasLowCost: false }));
  });
});
