import type { FoundRate } from "../../../core/hotels/index.ts";
import { money } from "../../../core/kernel/index.ts";
import { BREAKFAST, boardsOf, FEATURE_SETS, offeredPlans, type StayQuestion, termsOf } from "../rates/index.ts";
import type { EngineParts } from "./engine-parts.ts";

/** The cheapest price of a room for each set of features that it can be booked with, cheapest first; never empty. */
export function foundRates(
  { tables: { hotels }, pricer }: EngineParts,
  hotel: number,
  room: number,
  stayBase: number,
  question: StayQuestion,
): readonly [FoundRate, ...FoundRate[]] {
  const cheapest = new Map<number, FoundRate>();
  for (const plan of offeredPlans(hotels, hotel, question)) {
    const terms = termsOf(hotels, hotel, plan, question);
    for (const board of boardsOf(hotels, hotel)) {
      const bits = terms | (board === "room_only" ? 0 : BREAKFAST);
      pricer.price(hotel, room, plan, board, stayBase, question);
      const known = cheapest.get(bits);
      if (known !== undefined && known.total.amountMinor <= pricer.total) continue;
      const { perNight, total, taxesAndFees } = pricer;
      const features = FEATURE_SETS[bits] ?? [];
      cheapest.set(bits, { features, perNight: money(perNight), total: money(total), taxesAndFees: money(taxesAndFees) });
    }
  }
  const [first, ...others] = [...cheapest.values()].sort((a, b) => a.total.amountMinor - b.total.amountMinor);
  if (first === undefined) throw new RangeError(`Hotel ${hotel} sells nothing: the world is not sound.`);
  return [first, ...others];
}
