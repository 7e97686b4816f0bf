import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";
import type { PropertyInput } from "./property.ts";

/** Of each kind, how many in a hundred have one to five stars in an average town. */
const SHARES: Readonly<Record<HotelKind, readonly [number, number, number, number, number]>> = {
  hotel: [2, 15, 45, 31, 7],
  resort: [0, 3, 27, 45, 25],
  lodge: [0, 16, 50, 28, 6],
  inn: [2, 33, 50, 15, 0],
  motel: [18, 62, 20, 0, 0],
  aparthotel: [1, 13, 46, 36, 4],
  guesthouse: [8, 38, 45, 9, 0],
  hostel: [50, 43, 7, 0, 0],
};

/** The nearest of a town's hotels, by rank: its middle, however large the town is. */
const CENTRAL_SHARE = 0.35;

/** One to five, most three and four; more of them in the middle and in the places that people travel to. */
export function chooseStars({ city, rank, hotelCount }: PropertyInput, kind: HotelKind, chance: Chance): number {
  const lift = city.hotelWeight * 0.045 + (rank < hotelCount * CENTRAL_SHARE ? 0.1 : -0.08) - (city.isDestination ? 0 : 0.12);
  let left = chance.next() ** (1 / (1 + Math.max(lift, -0.3))) * 100;
  for (const [index, share] of SHARES[kind].entries()) {
    left -= share;
    if (left < 0) return index + 1;
  }
  return 3;
}
