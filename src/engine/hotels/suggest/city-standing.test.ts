import { expect, it } from "vitest";
import { plainHotelWorld } from "../world/testing/index.ts";
import { citiesByStanding } from "./city-standing.ts";

const [plain] = plainHotelWorld().cities;

it("cities stand by people, hotels and whether travelers fly there, of equals the first one first", () => {
  if (plain === undefined) throw new Error("There is no plain city.");
  const city = (population: number, codes: readonly string[] = []) => ({ ...plain, population, codes });
  const hotels = [0, 0, 0, 9, 0];
  // 20 and 20 without a code, a little more than 20 with one, ten times 10, and 1.
  const cities = [city(399), city(399), city(100, ["ABC"]), city(99), city(0)];
  expect(citiesByStanding(cities, (row) => hotels[row] ?? 0)).toEqual([3, 2, 0, 1, 4]);
});
