import { describe, expect, it } from "vitest";
import { Competition, rivalryFactor } from "./competition.ts";
import { fareWorldOf } from "./fare-world.ts";
import { smallWorld } from "./sanity/small-world.ts";

const plain = smallWorld([
  ["JFK", "LAX", [0, 1], 360],
  ["LGA", "LAX", [3], 360],
  ["JFK", "ORD", [0], 150],
]);
const indexOf = (code: string): number => plain.airports.findIndex((airport) => airport.code === code);
const newYork = { code: "NYC", city: "New York", country: "US", airports: [indexOf("JFK"), indexOf("LGA")] };

describe("rivals on a pair of cities", () => {
  it("are counted once each, over all airports of a metropolitan area", () => {
    const competition = new Competition(fareWorldOf({ ...plain, metros: [newYork] }));
    expect(competition.between(indexOf("JFK"), indexOf("LAX"))).toEqual({ airlines: 3, hasLowCost: true });
    expect(competition.between(indexOf("LGA"), indexOf("LAX"))).toEqual({ airlines: 3, hasLowCost: true });
    expect(competition.between(indexOf("LGA"), indexOf("ORD"))).toEqual({ airlines: 1, hasLowCost: false });
    expect(competition.between(indexOf("LAX"), indexOf("JFK"))).toEqual({ airlines: 0, hasLowCost: false });
  });

  it("are apart where no metropolitan area joins their airports", () => {
    expect(new Competition(fareWorldOf(plain)).between(indexOf("LGA"), indexOf("LAX"))).toEqual({ airlines: 1, hasLowCost: true });
  });

  it("make fares fall, and one alone makes them rise", () => {
    const factors = [1, 2, 3, 4, 5, 6, 9].map((airlines) => rivalryFactor({ airlines, hasLowCost: false }));
    factors.slice(1).forEach((factor, place) => expect(factor).toBeLessThanOrEqual(factors[place] ?? 0));
    expect(factors[0]).toBeGreaterThan(1);
    expect(rivalryFactor({ airlines: 2, hasLowCost: true })).toBeLessThan(rivalryFactor({ airlines: 2, hasLowCost: false }));
  });
});
