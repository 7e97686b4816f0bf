import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";
import { isOnBeach } from "./setting.ts";

/** Against three stars. */
const BY_STARS = [0.52, 0.71, 1, 1.48, 2.45] as const;
const BY_KIND: Readonly<Record<HotelKind, number>> = {
  hotel: 1,
  resort: 1.2,
  lodge: 1.05,
  inn: 0.95,
  motel: 0.82,
  aparthotel: 1.08,
  guesthouse: 0.84,
  hostel: 0.8,
};
/** The best hotels stand farther above the others where the others are cheap. */
const CHEAP_USD = 100;
const BEST_WHERE_CHEAP = 0.75;
/** How far the middle's higher prices reach. */
const CENTRAL_METRES = 3500;
const [LEAST_CENTS, MOST_CENTS] = [900, 260_000];

/** One night in the first kind of room on an average day, USD cents in whole dollars, before taxes. */
export function priceOf(house: House, ratingStanding: number, chance: Chance): number {
  const { traits, stars, kind } = house;
  const usd =
    traits.threeStarUsd *
    starFactor(stars, traits.threeStarUsd) *
    BY_KIND[kind] *
    placeFactor(house) *
    Math.exp(ratingStanding * 0.07 + chance.normal() * 0.15);
  return Math.min(MOST_CENTS, Math.max(LEAST_CENTS, Math.round(usd) * 100));
}

function starFactor(stars: number, threeStarUsd: number): number {
  const factor = BY_STARS[stars - 1] ?? 1;
  const cheapness = Math.max(0, 1 - threeStarUsd / CHEAP_USD);
  return stars === 5 ? factor * (1 + BEST_WHERE_CHEAP * cheapness) : factor;
}

/** Nearer is dearer: to the sea where there is a beach, else to the middle. */
function placeFactor({ input, traits }: House): number {
  if (isOnBeach(input)) return (input.surroundings.coastMetres ?? 0) < 250 ? 1.25 : 1.12;
  const central = 0.88 + 0.28 * Math.exp(-input.distanceMetres / CENTRAL_METRES);
  return traits.isBeach && traits.isGetaway ? central * 0.92 : central;
}
