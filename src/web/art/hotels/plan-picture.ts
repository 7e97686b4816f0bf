import { HOTEL_VIEWS, type HotelLook, type HotelView } from "../../../core/hotels/index.ts";
import { type Seeded, seeded } from "../../../core/kernel/index.ts";
import type { Hour } from "./palette.ts";

/** Numbers of one purpose of one hotel: what is chosen first never moves what is chosen elsewhere. */
export const streamOf = ({ seed }: Pick<HotelLook, "seed">, purpose: number): Seeded =>
  seeded(Math.imul(seed ^ Math.imul(purpose + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b));

/** What is equal, and chosen among by the seed. */
export type Choices<Value> = readonly [Value, ...Value[]];

export function pick<Value>(stream: Seeded, among: Choices<Value>): Value {
  return among[stream.below(among.length)] ?? among[0];
}

/** The hour at which a view is drawn. */
export function hourOf(look: Pick<HotelLook, "seed">, view: HotelView): Hour {
  if (view === "later") return hourOf(look, "outside") === "day" ? "dusk" : "day";
  return pickHour(streamOf(look, HOTEL_VIEWS.indexOf(view)));
}

/** Most pictures are by day, some at dusk, few at night. */
export function pickHour(stream: Seeded): Hour {
  const share = stream.below(10);
  if (share < 6) return "day";
  return share < 9 ? "dusk" : "night";
}
