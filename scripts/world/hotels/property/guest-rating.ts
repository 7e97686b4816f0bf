import type { HotelKind } from "../../../../src/core/hotels/index.ts";
import type { Chance } from "./chance.ts";

/** What guests of one to five stars say on average, in tenths of ten. */
const BY_STARS = [70, 73.5, 78.5, 83, 88.5] as const;

/** Small houses are liked more than their stars say, motels less. */
const BY_KIND: Readonly<Record<HotelKind, number>> = {
  hotel: 0,
  resort: 0,
  lodge: 2.5,
  inn: 1,
  motel: -3,
  aparthotel: 2,
  guesthouse: 4,
  hostel: 5,
};

/** Scores crowd at the top, and have a long way down. */
const [DEVIATION_ABOVE, DEVIATION_BELOW] = [6.1, 9.8];
const [LOWEST, HIGHEST] = [40, 98];

interface Rating {
  readonly tenths: number;
  readonly count: number;
  /** How it stands to others of its stars, about -2 to 2: better ones ask more. */
  readonly standing: number;
}

/** What guests thought and how many said so: mean 7.9, 4.0 to 9.8; counts log-normal, more of them for large houses. */
export function rate(stars: number, kind: HotelKind, roomCount: number, chance: Chance): Rating {
  const standing = chance.normal();
  const spread = standing * (standing > 0 ? DEVIATION_ABOVE : DEVIATION_BELOW);
  const tenths = Math.round((BY_STARS[stars - 1] ?? 79) + BY_KIND[kind] + 1 + spread);
  const count = Math.round(26 * roomCount ** 0.6 * Math.exp(chance.normal() * 1.05));
  return { tenths: Math.min(HIGHEST, Math.max(LOWEST, tenths)), count: Math.max(3, count), standing };
}
