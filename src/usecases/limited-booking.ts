import { type BookingRequest, foldedEmail, requestText } from "../core/booking/index.ts";
import { err, isBefore, ok, type Result } from "../core/kernel/index.ts";
import type { BookingStore } from "./ports/booking-store.ts";
import { type CheckedLimiter, type Limiter, UNKNOWN_SENDER } from "./ports/limiter.ts";
import type { Clock, Digest } from "./ports/system.ts";
import { nameOf } from "./request-claim.ts";
import type { UseCases } from "./use-cases.ts";

/** What counts bookings; each by what its name says. */
export interface BookingLimiters {
  /** Lets one through: whether this address has asked for this very booking lately. */
  readonly sameBooking: Limiter;
  /** New bookings, by address. */
  readonly booking: Limiter;
  /** Bookings asked for again, by address. */
  readonly repeat: Limiter;
  /** Declined cards, by address. */
  readonly declinedFrom: CheckedLimiter;
  /** Declined cards, by the booking's e-mail address. */
  readonly declinedFor: CheckedLimiter;
}

export interface LimitPorts {
  readonly bookingLimiters: BookingLimiters;
  readonly store: Pick<BookingStore, "findByKey">;
  readonly clock: Clock;
  readonly digest: Digest;
}

/**
 * Books within limits: an address makes only so many bookings, and only so many cards are declined to it or to an e-mail address. What
 * was booked or declined before gets its answer again, whatever others behind the address have done since.
 */
export function limitBooking(book: UseCases["book"], ports: LimitPorts): UseCases["book"] {
  const { bookingLimiters, digest } = ports;
  return async (request, address) => {
    if (await isKnown(request, ports)) return book(request, address);
    const attempt = attemptOf(request, address ?? UNKNOWN_SENDER, bookingLimiters, digest);
    const cards = cardsOf(request, address ?? UNKNOWN_SENDER, bookingLimiters, digest);
    const counted = await count(attempt, cards);
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    let isDeclined = false;
    try {
      const booked = await book(request, address);
      isDeclined = !booked.ok && booked.error.code === "payment_declined";
      return booked;
    } finally {
      if (counted.value.isNew && !isDeclined) await cards.giveBack();
      if (!counted.value.isNew && isDeclined) await cards.take();
    }
  };
}

type Counted = Awaited<ReturnType<Limiter["take"]>>;

/**
 * Counts an attempt. The card of a new one counts as declined until the bank has said otherwise, so that a thousand at once are no way round. That
 * of a twin does not: only one of them at a time comes to the bank.
 */
async function count(attempt: Attempt, cards: Cards): Promise<Result<{ readonly isNew: boolean }, { readonly retryAfterSeconds: number }>> {
  const spent = await cards.check();
  if (!spent.ok) return spent;
  const isNew = await attempt.isNew();
  const counted = await attempt.take(isNew);
  if (!counted.ok) return counted;
  const taken = isNew ? await cards.take() : ok(null);
  if (taken.ok) return ok({ isNew });
  await attempt.giveBack();
  return err({ retryAfterSeconds: DECIDED_SECONDS });
}

/** By then the bank has said what becomes of the cards that fill a limit only because it is being asked. */
const DECIDED_SECONDS = 30;

type Cards = ReturnType<typeof cardsOf>;

/** The limits of declined cards, by address and by e-mail address, as one. */
function cardsOf(request: BookingRequest, whose: string, { declinedFrom, declinedFor }: BookingLimiters, digest: Digest) {
  const email = digest(foldedEmail(request.contact.email));
  return {
    check: async (): Promise<Counted> => {
      const checked = await declinedFrom.check(whose);
      return checked.ok ? declinedFor.check(email) : checked;
    },
    take: async (): Promise<Counted> => {
      const taken = await declinedFrom.take(whose);
      if (!taken.ok) return taken;
      const both = await declinedFor.take(email);
      if (!both.ok) await declinedFrom.giveBack(whose);
      return both;
    },
    giveBack: async (): Promise<void> => {
      await declinedFrom.giveBack(whose);
      await declinedFor.giveBack(email);
    },
  };
}

/** Whether a request has come to a booking under its key, whatever became of that: then it makes no other. */
async function isKnown(request: BookingRequest, ports: LimitPorts): Promise<boolean> {
  const { key, expiredBefore } = nameOf(request, ports.clock.now(), ports.digest);
  const booking = await ports.store.findByKey(key);
  return booking !== null && (expiredBefore === null || !isBefore(booking.createdAt, expiredBefore));
}

type Attempt = ReturnType<typeof attemptOf>;

/** The limits of bookings: an attempt is new, or one that has been here before. What is refused as new is new the next time as well. */
function attemptOf(request: BookingRequest, whose: string, { sameBooking, booking, repeat }: BookingLimiters, digest: Digest) {
  const same = digest(JSON.stringify([whose, request.idempotencyKey, requestText(request)]));
  return {
    isNew: async (): Promise<boolean> => (await sameBooking.take(same)).ok,
    take: async (isNew: boolean): Promise<Counted> => {
      const counted = await (isNew ? booking : repeat).take(whose);
      if (isNew && !counted.ok) await sameBooking.giveBack(same);
      return counted;
    },
    /** Of a new one. */
    giveBack: async (): Promise<void> => {
      await booking.giveBack(whose);
      await sameBooking.giveBack(same);
    },
  };
}
