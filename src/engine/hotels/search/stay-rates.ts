import { type Board, fits, type Rate, type Room } from "../../../core/hotels/index.ts";
import { err, money, ok, type Result } from "../../../core/kernel/index.ts";
import { roomOf } from "../describe/index.ts";
import {
  BREAKFAST,
  boardsOf,
  FEATURE_SETS,
  ladderOf,
  offeredPlans,
  PAY_LATER,
  type Plan,
  plansOf,
  type StayQuestion,
  termsOf,
} from "../rates/index.ts";
import type { EngineParts } from "./engine-parts.ts";

/** A rate before anybody signs it. Plan and board name it within its room. */
export interface PricedRate extends Omit<Rate, "id" | "expiresAt"> {
  readonly plan: Plan;
}

/** A kind of room that holds the guests and is not sold out, with its rates, cheapest first. */
export interface PricedRoom {
  readonly room: Room;
  readonly rates: readonly PricedRate[];
}

/** One way of booking one kind of room of a hotel. */
export interface RateName {
  readonly hotel: number;
  /** The room's place in the hotel's list. */
  readonly roomIndex: number;
  readonly plan: Plan;
  readonly board: Board;
}

/** `not_sold`: the hotel has no such room, plan or board, or the room does not hold the guests. */
export type PriceFailure = "not_sold" | "sold_out";

/** All that can be booked in a hotel for a stay, cheapest room first; empty when it is full. @throws RangeError when the stay is not of 1 to 30 nights. */
export function ratesOf(parts: EngineParts, hotel: number, question: StayQuestion): PricedRoom[] {
  const { hotels, firstRoom } = parts.tables;
  const count = (firstRoom[hotel + 1] as number) - (firstRoom[hotel] as number);
  const ways = offeredPlans(hotels, hotel, question).flatMap((plan) => boardsOf(hotels, hotel).map((board) => ({ plan, board })));
  return Array.from({ length: count }, (_, roomIndex) => roomIndex).flatMap((roomIndex) => {
    const rates = ways.flatMap((way) => {
      const rate = priceRate(parts, { hotel, roomIndex, ...way }, question);
      return rate.ok ? [rate.value] : [];
    });
    if (rates.length === 0) return [];
    const room = roomOf(parts.tables, (firstRoom[hotel] as number) + roomIndex, roomIndex);
    return [{ room, rates: rates.sort((a, b) => a.total.amountMinor - b.total.amountMinor) }];
  });
}

/**
 * Prices one known rate anew, with what remains of its terms now, also when a traveler would no longer be shown it beside others.
 * @throws RangeError when the stay is not of 1 to 30 nights.
 */
export function priceRate(parts: EngineParts, name: RateName, question: StayQuestion): Result<PricedRate, PriceFailure> {
  const { hotels, firstRoom, rooms } = parts.tables;
  const { hotel, roomIndex, plan, board } = name;
  const room = (firstRoom[hotel] as number) + roomIndex;
  const isSold =
    roomIndex >= 0 &&
    room < (firstRoom[hotel + 1] as number) &&
    plansOf(hotels, hotel).includes(plan) &&
    boardsOf(hotels, hotel).includes(board) &&
    fits(question.guests, { maxAdults: rooms.maxAdults[room] as number, maxGuests: rooms.maxGuests[room] as number });
  if (!isSold) return err("not_sold");
  const roomsLeft = roomsLeftFor(parts, hotel, room, question);
  return roomsLeft < question.guests.rooms ? err("sold_out") : ok(priced(parts, name, room, roomsLeft, question));
}

function roomsLeftFor({ tables, nights, stock }: EngineParts, hotel: number, room: number, question: StayQuestion): number {
  if (question.firstNight < question.today) return 0;
  nights.turnTo(question.firstNight, question.nights, question.today);
  const start = nights.startOf(tables.hotels.city[hotel] as number);
  return stock.left(room, question.firstNight, question.nights, nights.crowd, start);
}

function priced(
  { tables: { hotels }, nights, pricer }: EngineParts,
  { hotel, plan, board }: RateName,
  room: number,
  roomsLeft: number,
  question: StayQuestion,
): PricedRate {
  const start = nights.startOf(hotels.city[hotel] as number);
  pricer.price(hotel, room, plan, board, pricer.stayBase(hotel, question, nights.price, start), question);
  const terms = termsOf(hotels, hotel, plan, question);
  return {
    plan,
    board,
    perNight: money(pricer.perNight),
    total: money(pricer.total),
    taxesAndFees: money(pricer.taxesAndFees),
    charges: pricer.charges(),
    features: FEATURE_SETS[terms | (board === "room_only" ? 0 : BREAKFAST)] ?? [],
    cancellation: ladderOf(hotels, hotel, plan, question, pricer),
    payAt: terms & PAY_LATER ? "hotel" : "now",
    roomsLeft,
  };
}
