import { SANDBOX_CARDS } from "../../../src/adapters/payments/sandbox/sandbox-cards.ts";
import type { Seeded } from "../../../src/core/kernel/seeded.ts";
import { payloadFor } from "../../support/api.ts";
import { listResults, SOLO_ONE_WAY, type WireResult } from "../../support/trips.ts";
import { ask } from "./ask.ts";
import { one } from "./hostile-values.ts";

/** What somebody wants to book, under one key however often they ask, and what they have been told. */
export interface Wish {
  readonly key: string;
  readonly email: string;
  readonly body: string;
  /** `open`: no answer yet, or "still under way". `told`: a bill. `refused`: a clear no. */
  state: "open" | "told" | "refused";
  /** Of the first bill. */
  bookingId: string | null;
  status: string | null;
  /** Whether it was told at least once to come again later. */
  isTurnedAway: boolean;
  readonly faults: string[];
}

/** Mostly good cards; of the unpleasant ones each. */
const CARDS: readonly string[] = [...Array.from({ length: 8 }, () => SANDBOX_CARDS.approved), ...Object.values(SANDBOX_CARDS)];
/** The same without the one that nobody waits for: 20 seconds a wish. */
export const QUICK_CARDS: readonly string[] = CARDS.filter((card) => card !== SANDBOX_CARDS.answersLate);
/** Answers that say no for good: a declined card, nothing left, an offer that is too old. */
const CLEAR_NO = [402, 410];

/** Offers of many flights: enough seats for everybody. */
export async function listOffers(baseUrl: string): Promise<readonly WireResult[]> {
  const days = ["Mar-12-2027", "Mar-13-2027", "Mar-15-2027", "Mar-16-2027"];
  const found = await Promise.all(days.map((date) => listResults({ ...SOLO_ONE_WAY, date }, baseUrl)));
  return found.flat();
}

/** @param name of its own for each wish of a run. */
export function newWish(name: string, offers: readonly WireResult[], chance: Seeded, cards: readonly string[] = CARDS): Wish {
  const email = `${name}@mail.example`;
  const { id, price_dropdown } = one(chance, offers);
  const totalAmount = (price_dropdown.base_fare + 15).toFixed(2);
  const flight = { id, price_dropdown, total_fare: price_dropdown.base_fare, route: {} };
  const body = JSON.stringify(payloadFor(flight, { email, totalAmount, cardNumber: one(chance, cards) }));
  return { key: `key-${name}`, email, body, state: "open", bookingId: null, status: null, isTurnedAway: false, faults: [] };
}

/** Asks for it, for the first time or again, and notes what is answered. A server that dies has answered nothing. */
export async function askFor(wish: Wish, baseUrl: string): Promise<void> {
  const headers = { "content-type": "application/json", "idempotency-key": wish.key };
  try {
    const answer = await ask(baseUrl, { method: "POST", path: "/api/v1/flights/travel/getbill", headers, body: wish.body });
    note(wish, answer.status, JSON.parse(answer.body.toString()) as Told);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error; // of the network; anything else is ours
  }
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
    wish.state = "told";
  } else if (CLEAR_NO.includes(status) || code === "sold_out") {
    if (wish.status === "confirmed") wish.faults.push(`${wish.email} was told of a confirmed booking, then ${code}`);
    wish.state = "refused";
  } else if (status === 503) {
    wish.isTurnedAway = true;
  } else if (code !== "in_progress") wish.faults.push(`${wish.email} was answered ${status} ${code}`);
}

/** Whether nothing more is to be learnt by asking. */
export const isSettled = ({ state, status }: Wish): boolean => state === "refused" || (state === "told" && status === "confirmed");
