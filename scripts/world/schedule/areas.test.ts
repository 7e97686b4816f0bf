import { describe, expect, it } from "vitest";
import { areaOf, isCold, isSummerSun, isWinterSun } from "./areas.ts";
import { place } from "./testing/routes.ts";

describe("the area of an airport", () => {
  it.each([
    ["JFK", "US", 40.6, -73.8, "northAmerica"],
    ["LAX", "US", 33.9, -118.4, "westCoast"],
    ["YVR", "CA", 49.2, -123.2, "westCoast"],
    ["HNL", "US", 21.3, -157.9, "hawaii"],
    ["Midway Island", "UM", 28.2, -177.4, "oceania"],
    ["CDG", "FR", 49, 2.5, "europe"],
  ])("of %s is that of its long-haul habits", (_, country, latitude, longitude, area) => {
    expect(areaOf({ country, latitude, longitude })).toBe(area);
  });
});

describe("the sun", () => {
  it("is that of the winter below thirty degrees, else that of the summer, and shines on resorts alone", () => {
    const [cancun, palma, oslo] = [
      place("CUN", "MX", { latitude: 21 }),
      place("PMI", "ES", { latitude: 39.6 }),
      place("OSL", "NO", { latitude: 60 }),
    ];
    expect([cancun, palma, oslo].map(isWinterSun)).toEqual([true, false, false]);
    expect([cancun, palma, oslo].map(isSummerSun)).toEqual([false, true, false]);
    expect([cancun, palma, oslo].map(isCold)).toEqual([false, false, true]);
  });
});
