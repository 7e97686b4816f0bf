import { z } from "@hono/zod-openapi";
import { type HotelProfile, type Rate, type Room, type RoomWithRates, type Stay } from "../../core/hotels/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import type { HotelAnswer } from "../../usecases/ports/hotel-supply.ts";
import { amount, optionalNumber } from "./amounts.ts";
import { cancellationSchema, wireCancellation } from "./cancellation.ts";
import { hotelSummarySchema, priceSchema, wirePrice, wireSummary } from "./hotel-result.ts";

const rateSchema = priceSchema
  .extend({
    rateId: z.string(),
    expiresAt: z.string(),
    board: z.enum(["room_only", "breakfast", "half_board", "all_inclusive"]),
    cancellation: cancellationSchema,
    charges: z.array(z.object({ kind: z.string(), amount })).describe("Taxes and mandatory fees, all of them in the total"),
    payAt: z.enum(["now", "hotel"]),
    roomsLeft: z.number().int(),
  })
  .openapi("Rate");

const roomSchema = z
  .object({
    kind: z.string(),
    view: z.string(),
    beds: z.array(z.object({ kind: z.string(), count: z.number().int() })),
    sizeSqm: z.number(),
    maxAdults: z.number().int(),
    maxGuests: z.number().int().describe("Adults and children"),
    rates: z.array(rateSchema).describe("Cheapest first"),
  })
  .openapi("Room");

export const hotelDetailsSchema = hotelSummarySchema
  .extend({
    street: z.string(),
    timeZone: z.string(),
    builtYear: z.number().int(),
    checkInFrom: z.string(),
    checkOutUntil: z.string(),
    amenities: z.array(z.string()),
    policies: z.object({
      petFee: amount.nullable().describe("A stay; null: no pets"),
      minCheckInAge: z.number().int(),
      deposit: amount.nullable(),
      hasCots: z.boolean(),
      isSmokeFree: z.boolean(),
    }),
    checkin: z.string(),
    checkout: z.string(),
    rooms: z.array(roomSchema).describe("With a room free every night for these guests; empty when the hotel is full"),
  })
  .openapi("HotelDetails");

function wireRate({ id, expiresAt, board, cancellation, charges, payAt, roomsLeft, ...price }: Rate): z.infer<typeof rateSchema> {
  return {
    ...wirePrice(price),
    rateId: id,
    expiresAt,
    board,
    cancellation: wireCancellation(cancellation),
    charges: charges.map((charge) => ({ kind: charge.kind, amount: toNumber(charge.amount) })),
    payAt,
    roomsLeft,
  };
}

function wireRoom({ room, rates }: RoomWithRates): z.infer<typeof roomSchema> {
  const { kind, view, beds, sizeSqm, maxAdults, maxGuests }: Room = room;
  return { kind, view, beds: [...beds], sizeSqm, maxAdults, maxGuests, rates: rates.map(wireRate) };
}

const wirePolicies = ({ petFee, deposit, ...others }: HotelProfile["policies"]) => ({
  ...others,
  petFee: optionalNumber(petFee),
  deposit: optionalNumber(deposit),
});

/** A hotel with what can be booked in it for a stay. Amounts are US dollars. */
export function wireHotelDetails({ hotel, rooms }: HotelAnswer, stay: Stay): z.infer<typeof hotelDetailsSchema> {
  const { street, zone, builtYear, checkInFrom, checkOutUntil, amenities, policies } = hotel;
  return {
    ...wireSummary(hotel, "the center"),
    street,
    timeZone: zone,
    builtYear,
    checkInFrom,
    checkOutUntil,
    amenities: [...amenities],
    policies: wirePolicies(policies),
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    rooms: rooms.map(wireRoom),
  };
}
