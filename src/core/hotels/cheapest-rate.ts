import type { RoomWithRates } from "./hotel.ts";
import type { Rate, RateFeature } from "./rate.ts";
import type { Room } from "./room.ts";

/** A way of booking, with the room that it is for. */
interface RoomRate {
  readonly room: Room;
  readonly rate: Rate;
}

/** Every way of booking in some rooms, the cheapest first. */
export const ratesByPrice = (rooms: readonly RoomWithRates[]): readonly RoomRate[] =>
  rooms
    .flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
    .toSorted((a, b) => a.rate.total.amountMinor - b.rate.total.amountMinor);

/** The cheapest that has every wished feature, else the cheapest of all; null where there is none. */
export function cheapestRate(rooms: readonly RoomWithRates[], wished: readonly RateFeature[] = []): RoomRate | null {
  const all = ratesByPrice(rooms);
  return all.find(({ rate }) => wished.every((feature) => rate.features.includes(feature))) ?? all[0] ?? null;
}
