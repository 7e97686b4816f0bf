import type { HotelLook } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";

/** Of hotels of one to five stars, how many have a pool. */
const BY_CLIMATE: Readonly<Record<HotelLook["climate"], readonly [number, number, number, number, number]>> = {
  tropical: [0.06, 0.22, 0.52, 0.82, 0.96],
  arid: [0.06, 0.22, 0.45, 0.75, 0.95],
  temperate: [0, 0.04, 0.12, 0.26, 0.6],
  cold: [0, 0.03, 0.1, 0.22, 0.5],
};
/** Roadside hotels of North America have one whatever the weather. */
const ON_THE_ROAD = 0.45;
const FEWEST_ROOMS = 8;

/** Whether there is a pool: by climate, stars, kind and room for it. */
export function choosePool({ kind, stars, setting, roomCount, traits }: Omit<House, "hasPool">, chance: Chance): boolean {
  const usual = BY_CLIMATE[traits.climate][stars - 1] ?? 0;
  if (kind === "resort") return chance.is(Math.max(0.9, usual));
  if (roomCount < FEWEST_ROOMS) return false;
  if (kind === "hostel") return chance.is(usual / 3);
  if (kind === "guesthouse" || kind === "inn") return chance.is(usual / 2);
  const isRoadside = traits.habits === "north_america" && setting !== "city" && stars >= 2;
  const isAtSea = setting === "beach" && stars >= 3;
  return chance.is(Math.max(usual, isRoadside ? ON_THE_ROAD : 0, isAtSea ? 0.5 : 0));
}
