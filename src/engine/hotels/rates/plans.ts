import { type HotelTables, NO_BYTE } from "../world/index.ts";

/**
 * Ways of booking a room, cheapest first. `saver` gives nothing back, `partial` keeps the first night, `flexible` is free for a
 * while. Each comes with the boards that the hotel serves.
 */
export const PLANS = ["saver", "partial", "flexible"] as const;
export type Plan = (typeof PLANS)[number];

type Hotels = HotelTables["hotels"];

/** Half of what the saver is cheaper, or this much where a hotel has no saver. */
const PARTIAL_PERCENT = 4;

/** Every set of plans, by the bits of its members. */
const SETS: readonly (readonly Plan[])[] = Array.from({ length: 8 }, (_, bits) => PLANS.filter((__, place) => (bits >> place) & 1));

/** What a hotel sells, cheapest first. Never empty in a sound world. */
export function plansOf(hotels: Hotels, hotel: number): readonly Plan[] {
  const saver = hotels.saverPercent[hotel] === 0 ? 0 : 1;
  const partial = hotels.partialUntilDays[hotel] === NO_BYTE ? 0 : 2;
  const flexible = hotels.freeUntilDays[hotel] === NO_BYTE ? 0 : 4;
  return SETS[saver | partial | flexible] as readonly Plan[];
}

/** How much less than the flexible rate a plan costs, in percent. */
export function planPercent(hotels: Hotels, hotel: number, plan: Plan): number {
  const saver = hotels.saverPercent[hotel] as number;
  if (plan === "flexible") return 0;
  if (plan === "saver") return saver;
  return saver === 0 ? PARTIAL_PERCENT : saver / 2;
}
