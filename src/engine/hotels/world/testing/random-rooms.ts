import { LARGEST_ROOM, ROOM_KINDS, ROOM_VIEWS } from "../../../../core/hotels/index.ts";
import type { Seeded } from "../../../../core/kernel/index.ts";
import type { WorldRoom } from "../hotel-world.ts";

/** One to six kinds of room, cheapest first, from a single bed to the largest room that is sold. */
export function randomRooms(dice: Seeded): WorldRoom[] {
  let pricePercent = 100;
  return Array.from({ length: 1 + dice.below(6) }, (_, index) => {
    if (index > 0) pricePercent += dice.below(45);
    const maxAdults = 1 + dice.below(LARGEST_ROOM.maxAdults);
    return {
      kind: ROOM_KINDS[dice.below(ROOM_KINDS.length)] ?? "standard",
      view: ROOM_VIEWS[dice.below(ROOM_VIEWS.length)] ?? "none",
      beds: dice.chance(0.6)
        ? [{ kind: "queen", count: 1 + dice.below(2) }]
        : [
            { kind: "king", count: 1 },
            { kind: "sofa", count: 1 },
          ],
      sizeSqm: 12 + dice.below(60),
      maxAdults,
      maxGuests: maxAdults + dice.below(LARGEST_ROOM.maxGuests - maxAdults + 1),
      count: 1 + dice.below(40),
      pricePercent,
    };
  });
}
