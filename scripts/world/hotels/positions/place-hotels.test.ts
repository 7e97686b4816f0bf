import { describe, expect, it } from "vitest";
import type { Ground } from "../land/ground.ts";
import { drawsOf } from "./draws.ts";
import { type Gathering, placeHotels } from "./place-hotels.ts";

/** A plain in meters: sea east of x = 2000, one degree is 100 km both ways. */
const plain: Ground = {
  isLand: (x) => x < 2000,
  shores: [{ x1: 2000, y1: -9000, x2: 2000, y2: 9000 }],
  toPoint: (x, y) => ({ latitude: y / 100_000, longitude: x / 100_000 }),
  toMetres: ({ latitude, longitude }) => ({ x: longitude * 100_000, y: latitude * 100_000 }),
};
const town: Gathering = {
  isBeach: false,
  spreadKm: 6,
  districts: [
    { latitude: 0, longitude: 0 },
    { latitude: 0.03, longitude: -0.01 },
  ],
  airports: [{ latitude: -0.1, longitude: -0.1 }],
};

const place = (gathering: Gathering, ground = plain, count = 200) => placeHotels(count, gathering, ground, drawsOf(1));

const byTheSea = (gathering: Gathering): number => place(gathering).filter(({ coastMetres }) => (coastMetres ?? 9999) <= 260).length;

describe("the places of hotels", () => {
  it("are on land, and the same for the same seed", () => {
    expect(place(town).every(({ longitude }) => longitude < 0.02)).toBe(true);
    expect(place(town)).toEqual(place(town));
  });

  it("are denser in the middle than farther out", () => {
    const inTown = place(town).filter(({ isAirport }) => !isAirport);
    const near = inTown.filter(({ distanceMetres }) => distanceMetres < 1500).length;
    const far = inTown.filter(({ distanceMetres }) => distanceMetres > 4500).length;
    expect(near).toBeGreaterThan(3 * far);
  });

  it("line the coast at a beach", () => {
    expect(byTheSea({ ...town, isBeach: true })).toBeGreaterThanOrEqual(90);
    expect(byTheSea(town)).toBeLessThan(60);
  });

  it("are a few minutes from the airport for some, and for none without one", () => {
    const atAirport = place(town).filter(({ isAirport }) => isAirport);
    expect(atAirport.length).toBe(14);
    expect(atAirport.every(({ latitude, longitude }) => Math.hypot(latitude + 0.1, longitude + 0.1) < 0.03)).toBe(true);
    expect(place({ ...town, airports: [] }).some(({ isAirport }) => isAirport)).toBe(false);
  });

  it("are beside neighborhoods where the map shows no land at all", () => {
    const island: Ground = { ...plain, isLand: () => false };
    const spots = place({ ...town, airports: [] }, island, 30);
    const fromDistrict = spots.map((spot) =>
      Math.min(...town.districts.map(({ latitude, longitude }) => Math.hypot(spot.latitude - latitude, spot.longitude - longitude))),
    );
    expect(Math.max(...fromDistrict) * 100_000).toBeLessThan(200);
  });
});
