import { describe, expect, it } from "vitest";
import { nameSpots } from "./name-spots.ts";

/** 0.01 degrees of latitude are 1.11 km. */
const middle = { latitude: 0, longitude: 0, spreadKm: 9 };
const listed = [
  { name: "City center", latitude: 0, longitude: 0 },
  { name: "Old Town", latitude: 0.03, longitude: 0 },
  { name: "Farville", latitude: 0.15, longitude: 0 },
];
const others = [
  { name: "Docks", latitude: 0, longitude: 0.05 },
  { name: "Old Town Market", latitude: 0.031, longitude: 0 },
  { name: "Nobody", latitude: 0, longitude: 0.9 },
];
const airports = [{ code: "ABC", latitude: -0.1, longitude: 0 }];
const spot = (latitude: number, longitude: number, isAirport = false) => ({ latitude, longitude, isAirport });

const named = (...spots: readonly ReturnType<typeof spot>[]): readonly (string | undefined)[] => {
  const { districts, districtOf } = nameSpots(spots, { middle, listed, others, airports });
  return districtOf.map((row) => districts[row]?.name);
};

describe("the neighborhood of a hotel", () => {
  it("is the nearest, as far as its name reaches", () => {
    expect(named(spot(0.022, 0), spot(0.004, 0), spot(0.044, 0))).toEqual(["Old Town", "City center", "North side"]);
  });

  it("reaches farther in a town far out", () => {
    expect(named(spot(0.13, 0))).toEqual(["Farville"]);
  });

  it("is another place of the map where no listed one reaches, but none that is nearly the same as a listed one", () => {
    expect(named(spot(0.002, 0.045), spot(0.0405, 0))).toEqual(["Docks", "Old Town"]);
  });

  it("is the airport beside an airport, and else the side of the city", () => {
    expect(named(spot(-0.09, 0.01, true), spot(-0.05, 0), spot(0, -0.08))).toEqual(["ABC airport area", "South side", "West side"]);
  });

  it("is listed when it is listed, otherwise only when a hotel is there; a side is in the middle of its hotels", () => {
    const { districts } = nameSpots([spot(-0.05, 0), spot(-0.07, 0.01)], { middle, listed, others, airports });
    expect(districts.map(({ name }) => name)).toEqual(["City center", "Old Town", "Farville", "South side"]);
    expect(districts.at(-1)).toEqual({ name: "South side", latitude: -0.06, longitude: 0.005 });
  });
});
