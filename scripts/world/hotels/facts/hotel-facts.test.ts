import { describe, expect, it } from "vitest";
import { DESTINATIONS } from "../../facts/destinations.ts";
import { HOTEL_PLACES } from "./hotel-places.ts";
import { HOTEL_TOWNS } from "./hotel-towns.ts";
import { LAKES } from "./lakes.ts";
import { TYPED_DISTRICTS, TYPED_LANDMARKS } from "./named-points.ts";

const codes = new Set(DESTINATIONS.map(({ code }) => code));
const biggest = [...DESTINATIONS].sort((a, b) => b.hotelWeight - a.hotelWeight);

describe("what we typed of destinations", () => {
  it.each([
    ["districts", TYPED_DISTRICTS],
    ["landmarks", TYPED_LANDMARKS],
  ])("%s are those of destinations, each name once, each at a place of its own", (_, table) => {
    for (const [code, points] of table) {
      expect(codes.has(code) || HOTEL_TOWNS.has(Number(code)), code).toBe(true);
      expect(new Set(points.map(({ name }) => name)).size, code).toBe(points.length);
      expect(new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size, code).toBe(points.length);
    }
  });

  it("has neighborhoods of the 80 biggest and landmarks of the 150 biggest", () => {
    expect(
      biggest
        .slice(0, 80)
        .filter(({ code }) => (TYPED_DISTRICTS.get(code)?.length ?? 0) < 4)
        .map(({ city }) => city),
    ).toEqual([]);
    expect(
      biggest
        .slice(0, 150)
        .filter(({ code }) => (TYPED_LANDMARKS.get(code)?.length ?? 0) < 2)
        .map(({ city }) => city),
    ).toEqual([]);
  });

  it("says where hotels are of destinations alone", () => {
    expect([...HOTEL_PLACES.keys()].filter((code) => !codes.has(code))).toEqual([]);
  });

  it("has lakes that are closed", () => {
    for (const shore of LAKES) {
      expect(shore.length).toBeGreaterThan(4);
      expect(shore.at(-1)).toEqual(shore[0]);
    }
  });
});
