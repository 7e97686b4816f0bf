import type { BedKind } from "../../../../src/core/hotels/index.ts";
import type { WorldRoom } from "../../../../src/engine/hotels/world/hotel-world.ts";
import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";
import type { Habits } from "./lodging-prices.ts";
import { ladderOf, type Rung } from "./room-ladders.ts";
import { viewOf } from "./room-view.ts";

/** Square meters of a first room of three stars. */
const SIZES: Readonly<Record<Habits, number>> = {
  north_america: 27,
  caribbean: 27,
  latin_america: 23,
  oceania: 25,
  europe: 18,
  middle_east: 25,
  africa: 22,
  asia: 20,
};
const CRAMPED = new Map([
  ["JP", 15],
  ["HK", 14],
  ["SG", 18],
  ["GB", 17],
]);
const BY_STARS = [0.72, 0.84, 1, 1.2, 1.55] as const;
/** Two rungs never cost the same. */
const LEAST_STEP = 2;
/** A house has another kind of room for this many more rooms. */
const ROOMS_A_KIND = 4;

/** One to six kinds of room, cheapest first, the first for two adults; their counts add up to the rooms of the house. */
export function furnish(house: House, chance: Chance): readonly WorldRoom[] {
  const rungs = chooseRungs(house, chance);
  const firstSize = sizeOf(house) * (0.9 + chance.next() * 0.25);
  const counts = spread(house.roomCount, rungs);
  const rooms: WorldRoom[] = [];
  for (const [index, rung] of rungs.entries()) {
    const drawn = chance.between(...rung.price);
    const before = rooms.at(-1);
    rooms.push({
      kind: rung.kind,
      view: viewOf(house, rung.kind, chance),
      beds: rung.beds.map(([kind, count]) => ({ kind: kind === "main" ? mainBed(house) : kind, count })),
      sizeSqm: Math.round(firstSize * rung.size),
      maxAdults: rung.maxAdults,
      maxGuests: rung.maxGuests,
      count: counts[index] ?? 1,
      pricePercent: before === undefined ? 100 : Math.max(drawn, before.pricePercent + LEAST_STEP),
    });
  }
  return rooms;
}

function chooseRungs(house: House, chance: Chance): readonly Rung[] {
  const byStars = Math.max(0, house.stars - 2);
  const most = Math.max(1, Math.floor(house.roomCount / ROOMS_A_KIND));
  return ladderOf(house)
    .filter(({ share }) => chance.is(share[byStars] ?? 0))
    .slice(0, most);
}

const sizeOf = ({ input, traits, stars }: House): number =>
  (CRAMPED.get(input.city.country) ?? SIZES[traits.habits]) * (BY_STARS[stars - 1] ?? 1);

const WIDE_BEDS = ["north_america", "caribbean", "latin_america", "oceania", "middle_east"];

/** Wider with the stars, and wider in the Americas. */
function mainBed({ stars, traits }: House): BedKind {
  const width = stars + (WIDE_BEDS.includes(traits.habits) ? 1 : 0);
  if (width >= 5) return "king";
  return width >= 4 || traits.habits === "north_america" ? "queen" : "double";
}

/** Each kind gets its part by weight, one at least; the first kind gets what rounding leaves. */
function spread(roomCount: number, rungs: readonly Rung[]): readonly number[] {
  const total = rungs.reduce((sum, { weight }) => sum + weight, 0);
  const counts = rungs.map(({ weight }) => Math.max(1, Math.floor((roomCount * weight) / total)));
  const given = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => (index === 0 ? count + roomCount - given : count));
}
