import { z } from "@hono/zod-openapi";
import { BOARDS, type HotelOffer, nightsOf } from "../../core/hotels/index.ts";
import { cancellationSchema, wireCancellation } from "./cancellation.ts";
import { roomWords } from "./room-words.ts";

const count = z.number().int();

export const staySchema = z
  .object({
    hotelId: z.string(),
    hotelName: z.string(),
    address: z.string().openapi({ example: "1208 Western Avenue, Seattle, US" }),
    checkin: z.string().openapi({ example: "2027-03-12" }),
    checkout: z.string().openapi({ example: "2027-03-16" }),
    nights: count,
    rooms: count,
    adults: count,
    children: count,
    infants: count,
    room: z.string().openapi({ example: "Deluxe room, sea view, 1 king bed" }),
    board: z.enum(BOARDS),
    cancellation: cancellationSchema,
  })
  .openapi("Stay");

/** A stay that was booked, in the words of the API. */
export function wireStay({ hotel, room, rate, stay, guests }: HotelOffer): z.infer<typeof staySchema> {
  const { rooms, adults, children, infants } = guests;
  return {
    hotelId: hotel.id,
    hotelName: hotel.name,
    address: `${hotel.street}, ${hotel.city}, ${hotel.country}`,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    nights: nightsOf(stay),
    rooms,
    adults,
    children,
    infants,
    room: roomWords(room),
    board: rate.board,
    cancellation: wireCancellation(rate.cancellation),
  };
}
