import type { Board } from "../../../core/hotels/index.ts";
import { BREAKFASTS, type HotelTables, NO_WORD } from "../world/index.ts";

type Hotels = HotelTables["hotels"];

/** By what a hotel does with breakfast, as in `BREAKFASTS`. */
const BY_BREAKFAST: readonly (readonly Board[])[] = BREAKFASTS.map((breakfast) =>
  breakfast === "extra" ? ["room_only", "breakfast"] : breakfast === "included" ? ["breakfast"] : ["room_only"],
);
const EVERYTHING: readonly Board[] = ["all_inclusive"];
const EXTRA = BREAKFASTS.indexOf("extra");

/** What a hotel serves, cheapest first. Where everything is included, nothing less is sold. */
export function boardsOf(hotels: Hotels, hotel: number): readonly Board[] {
  return hotels.allInclusiveCents[hotel] === NO_WORD ? (BY_BREAKFAST[hotels.breakfast[hotel] as number] as readonly Board[]) : EVERYTHING;
}

/** What a board adds per guest and night, in cents. A breakfast that comes with every rate is in the price of the room. */
export function boardCents(hotels: Hotels, hotel: number, board: Board): number {
  if (board === "all_inclusive") return hotels.allInclusiveCents[hotel] as number;
  return board === "breakfast" && hotels.breakfast[hotel] === EXTRA ? (hotels.breakfastCents[hotel] as number) : 0;
}
