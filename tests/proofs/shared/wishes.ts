import { SANDBOX_CARDS } from "../../../src/adapters/payments/sandbox/sandbox-cards.ts";
import type { Seeded } from "../../../src/core/kernel/seeded.ts";
import { payloadFor } from "../../support/api.ts";
import { stayPayload } from "../../support/hotels.ts";
import type { WireResult } from "../../support/trips.ts";
import { ask } from "./ask.ts";
import { askToCancel, type Cancellation } from "./cancellation.ts";
import { one } from "./hostile-values.ts";
import type { Offers, RoomOffer } from "./offers.ts";

/** What somebody wants to book, under one key however often they ask, and what they have been told. */
export interface Wish {
  readonly kind: "flight" | "hotel";
  readonly key: string;
  readonly email: string;
  readonly body: string;
  /** `open`: no answer yet, or "still under way". `told`: a bill. `refused`: a clear no. */
  state: "open" | "told" | "refused";
  /** Of the first bill. */
  bookingId: string | null;
  status: string | null;
  /** Whether a bill has said at least once that the booking is not confirmed yet, and that a mail follows. */
  isToldToWait: boolean;
  /** Whether it was told at least once to come again later. */
  isTurnedAway: boolean;
  /** Once its traveller wants to give the booking back. */
  cancellation: Cancellation | null;
  readonly faults: string[];
}

/** Mostly good cards; of the unpleasant ones each. */
export const CARDS: readonly string[] = [...Array.from({ length: 8 }, () => SANDBOX_CARDS.approved), ...Object.values(SANDBOX_CARDS)];
/** The same without the one that nobody waits for: 20 seconds a wish. */
export const QUICK_CARDS: readonly string[] = CARDS.filter((card) => card !== SANDBOX_CARDS.answersLate);
/** Answers that say no for good: a declined card, an offer that is too old, nothing left, a request that died before the bank was asked. */
const CLEAR_NO: readonly unknown[] = ["payment_declined", "offer_expired", "sold_out", "payment_not_asked"];

/** Two of three want a flight, the others a room, every second one to be paid at the hotel. @param name of its own for each wish of a run. */
export function newWish(name: string, offers: Offers, chance: Seeded, cards: readonly string[] = CARDS): Wish {
  const email = `${name}@mail.example`;
  const { flights, paidNow, paidAtHotel } = offers;
  const buyer = { email, cardNumber: one(chance, cards) };
  const isFlight = chance.below(3) > 0;
  const payload = isFlight ? flightWith(one(chance, flights), buyer) : roomWith(one(chance, one(chance, [paidNow, paidAtHotel])), buyer);
  return {
    kind: isFlight ? "flight" : "hotel",
    key: `key-${name}`,
    email,
    body: JSON.stringify(payload),
    state: "open",
    bookingId: null,
    status: null,
    isToldToWait: false,
    isTurnedAway: false,
    cancellation: null,
    faults: [],
  };
}

function flightWith({ id, price_dropdown }: WireResult, buyer: object): object {
  const totalAmount = (price_dropdown.base_fare + 15).toFixed(2);
  return payloadFor({ id, price_dropdown, total_fare: price_dropdown.base_fare, route: {} }, { ...buyer, totalAmount });
}

const roomWith = ({ hotelId, rateId, totalPrice }: RoomOffer, buyer: object): object =>
  stayPayload(hotelId, { ...buyer, rateId, totalAmount: totalPrice.toFixed(2), currency: "USD" });

/** Asks for what is wished next, for the first time or again, and notes what is answered. A server that dies has answered nothing. */
export async function askFor(wish: Wish, baseUrl: string): Promise<void> {
  try {
    if (wish.cancellation === null) await askToBook(wish, baseUrl);
    else wish.faults.push(...(await askToCancel(wish.cancellation, baseUrl)).map((fault) => `${wish.email} ${fault}`));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error; // of the network; anything else is ours
  }
}

async function askToBook(wish: Wish, baseUrl: string): Promise<void> {
  const headers = { "content-type": "application/json", "idempotency-key": wish.key };
  const path = `/api/v1/${wish.kind}s/travel/getbill`;
  const answer = await ask(baseUrl, { method: "POST", path, headers, body: wish.body });
  note(wish, answer.status, JSON.parse(answer.body.toString()) as Told);
}

interface Told {
  readonly bookingId?: string;
  readonly status?: string | number;
  readonly code?: string;
}

function note(wish: Wish, status: number, { bookingId, status: billed, code }: Told): void {
  if (status === 201) {
    if (wish.bookingId !== null && wish.bookingId !== bookingId)
      wish.faults.push(`${wish.email} was told of ${wish.bookingId} and of ${bookingId}`);
    wish.bookingId ??= bookingId ?? null;
    wish.status = String(billed);
    wish.isToldToWait ||= billed === "pending";
    wish.state = "told";
  } else if (CLEAR_NO.includes(code)) {
    if (wish.status === "confirmed") wish.faults.push(`${wish.email} was told of a confirmed booking, then ${code}`);
    wish.state = "refused";
  } else if (status === 503) {
    wish.isTurnedAway = true;
  } else if (code !== "in_progress") wish.faults.push(`${wish.email} was answered ${status} ${code}`);
}

/** Whether nothing more is to be learnt by asking. */
export const isSettled = ({ state, status, cancellation }: Wish): boolean =>
  state === "refused" || (state === "told" && status === "confirmed" && cancellation?.isDone !== false);

/** Lets the traveller of a confirmed booking give it back: from now on that is what is asked for. */
export function giveBack(wish: Wish): void {
  if (wish.bookingId === null || wish.status !== "confirmed") throw new Error(`${wish.email} has no confirmed booking.`);
  wish.cancellation = { whose: { bookingId: wish.bookingId, email: wish.email }, agreed: null, isDone: false };
}
