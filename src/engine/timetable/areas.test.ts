import { describe, expect, it } from "vitest";
import { areasOf } from "./areas.ts";
import { kmBetween, unitVectors } from "./great-circle.ts";
import type { WorldAirport } from "./world.ts";

const airport = (code: string, city: string, latitude: number, longitude: number, country = "US"): WorldAirport => ({
  code,
  name: code,
  city,
  country,
  zone: "UTC",
  latitude,
  longitude,
  mppa: 1,
  minConnection: { domestic: 30, mixed: 30, international: 30 },
});

const AIRPORTS = [
  airport("JFK", "New York", 40.64, -73.78),
  airport("EWR", "Newark", 40.69, -74.17),
  airport("PDX", "Portland", 45.59, -122.6),
  airport("PWM", "Portland", 43.65, -70.31),
  airport("ORD", "Chicago", 41.98, -87.9),
  airport("MDW", "Chicago", 41.79, -87.75),
  airport("EWX", "Newark", 40.7, -74.2),
  airport("OLS", "Nogales", 31.42, -110.85),
  airport("NOG", "Nogales", 31.23, -110.98, "MX"),
];
const METROS = [{ code: "NYC", city: "New York", country: "US", airports: [0, 1] }];
const vectors = unitVectors(AIRPORTS);
const areas = areasOf(AIRPORTS, METROS, vectors);

describe("areas", () => {
  it("join the airports of a metropolitan area, and of a city", () => {
    expect(areas[0]).toBe(areas[1]);
    expect(areas[4]).toBe(areas[5]);
  });

  it("are one when they share an airport", () => {
    expect(areas[6]).toBe(areas[0]);
  });

  it("keep cities of the same name apart", () => {
    expect(areas[2]).not.toBe(areas[3]);
    expect(areas[7], "on both sides of a border").not.toBe(areas[8]);
  });
});

describe("the great circle", () => {
  it.each([
    [0, 4, 1188],
    [0, 2, 3946],
    [0, 1, 33],
    [3, 3, 0],
  ])("from airport %i to %i is within 1 % of the published distance", (from, to, km) => {
    expect(Math.abs(kmBetween(vectors, from, to) - km)).toBeLessThanOrEqual(km * 0.01 + 1);
  });
});
