import type { WorldPlans } from "../../../../src/engine/hotels/world/hotel-world.ts";
import type { Chance } from "./chance.ts";
import type { House } from "./house.ts";
import type { Habits } from "./lodging-prices.ts";

type Board = Pick<WorldPlans, "breakfast" | "breakfastCents" | "allInclusiveCents">;
/** Of a hundred hotels: breakfast in every rate, and breakfast for more; the others serve none. */
type Served = readonly [included: number, extra: number];

interface Table {
  /** Up to three stars, and above. */
  readonly plain: Served;
  readonly fine: Served;
}

const BY_HABITS: Readonly<Record<Habits, Table>> = {
  north_america: { plain: [46, 12], fine: [8, 74] },
  europe: { plain: [34, 52], fine: [22, 74] },
  middle_east: { plain: [48, 34], fine: [34, 62] },
  africa: { plain: [58, 26], fine: [50, 46] },
  asia: { plain: [30, 44], fine: [32, 64] },
  oceania: { plain: [14, 44], fine: [12, 76] },
  latin_america: { plain: [56, 26], fine: [48, 48] },
  caribbean: { plain: [30, 38], fine: [18, 66] },
};
const SELF_CATERING: Served = [14, 28];
const HOSTEL: Served = [14, 42];
const MOTEL: Served = [26, 6];

/** How and for how much the house feeds its guests; USD cents per guest and day. */
export function breakfastOf(house: House, baseCents: number, chance: Chance): Board {
  const [included, extra] = servedBy(house);
  const draw = chance.next() * 100;
  const breakfast = draw < included ? "included" : draw < included + extra ? "extra" : "none";
  const price = breakfastPrice(house, chance);
  const isAll = chance.is(allInclusiveShare(house));
  return {
    breakfast,
    breakfastCents: breakfast === "extra" ? price : 0,
    allInclusiveCents: isAll ? Math.round((baseCents * (0.3 + chance.next() * 0.12)) / 100 + 14) * 100 : null,
  };
}

function servedBy({ kind, stars, traits }: House): Served {
  if (kind === "aparthotel") return SELF_CATERING;
  if (kind === "hostel") return HOSTEL;
  if (kind === "motel") return MOTEL;
  return BY_HABITS[traits.habits][stars >= 4 ? "fine" : "plain"];
}

/** Resorts of three stars and more at the sea may sell everything included. */
const allInclusiveShare = ({ kind, stars, setting, traits }: House): number =>
  kind === "resort" && stars >= 3 && setting === "beach" ? traits.allInclusiveShare : 0;

const BY_STARS = [6, 8, 11, 17, 27] as const;
const AVERAGE_USD = 100;

/** Dearer with the stars, and less than rooms are with the country. */
function breakfastPrice({ stars, traits }: House, chance: Chance): number {
  const usual = (BY_STARS[stars - 1] ?? 11) * Math.sqrt(traits.threeStarUsd / AVERAGE_USD);
  return Math.max(3, Math.round(usual * (0.8 + chance.next() * 0.5))) * 100;
}
