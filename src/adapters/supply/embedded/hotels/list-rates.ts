import type { HotelProfile, RoomWithRates } from "../../../../core/hotels/index.ts";
import type { Instant } from "../../../../core/kernel/index.ts";
import type { StayQuestion } from "../../../../engine/index.ts";
import type { HotelParts } from "./parts.ts";
import { signRate } from "./sign-rates.ts";

/** All that can be booked in a hotel, every rate signed; empty when it is full, or when the stay lies outside what is sold. */
export function listRates(
  { engine, world, signer }: HotelParts,
  { id }: HotelProfile,
  question: StayQuestion,
  now: Instant,
): readonly RoomWithRates[] {
  const hotel = engine.findHotel(id);
  return engine.ratesOf(hotel, question).map(({ room, rates }) => ({
    room,
    rates: rates.map((rate) => signRate(rate, { hotel, room: room.index, world }, question, now, signer)),
  }));
}
