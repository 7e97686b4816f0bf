import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";
import type { CityTraits } from "./city-traits.ts";

/** Rooms in the middle one of the houses of a kind. */
const MIDDLE: Readonly<Record<HotelKind, number>> = {
  hotel: 85,
  resort: 170,
  lodge: 32,
  inn: 28,
  motel: 46,
  aparthotel: 42,
  guesthouse: 9,
  hostel: 24,
};
/** Better hotels are larger; houses of the old streets of Europe smaller. */
const BY_STARS = [0.5, 0.65, 0.95, 1.35, 1.6] as const;
const IN_EUROPE = 0.65;
const [FEWEST, MOST] = [4, 1600];

/** How many rooms the house has: log-normal around what is usual. */
export function countRooms(kind: HotelKind, stars: number, { habits }: CityTraits, chance: Chance): number {
  const byStars = kind === "hotel" || kind === "resort" ? (BY_STARS[stars - 1] ?? 1) : 1;
  const middle = MIDDLE[kind] * byStars * (habits === "europe" && kind === "hotel" ? IN_EUROPE : 1);
  return Math.round(Math.min(MOST, Math.max(FEWEST, middle * Math.exp(chance.normal() * 0.5))));
}
