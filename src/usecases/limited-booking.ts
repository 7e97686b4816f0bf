import { type BookingRequest, requestText } from "../core/booking/index.ts";
import { err, isBefore } from "../core/kernel/index.ts";
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
  const { bookingLimiters: limiters, digest } = ports;
  return async (request, address) => {
    if (await isKnown(request, ports)) return book(request, address);
    const whose = address ?? UNKNOWN_SENDER;
    const email = digest(request.contact.email.trim().toLowerCase());
    const checks = [await limiters.declinedFrom.check(whose), await limiters.declinedFor.check(email)];
    const spent = checks.find((check) => !check.ok);
    const counted = spent ?? (await countAttempt(request, whose, limiters, digest));
    if (!counted.ok) return err({ code: "too_many", ...counted.error });
    const booked = await book(request, address);
    if (!booked.ok && booked.error.code === "payment_declined") {
      await limiters.declinedFrom.take(whose);
      await limiters.declinedFor.take(email);
    }
    return booked;
  };
}

/** Whether a request has come to a booking under its key, whatever became of that: then it makes no other. */
async function isKnown(request: BookingRequest, ports: LimitPorts): Promise<boolean> {
  const { key, expiredBefore } = nameOf(request, ports.clock.now(), ports.digest);
  const booking = await ports.store.findByKey(key);
  return booking !== null && (expiredBefore === null || !isBefore(booking.createdAt, expiredBefore));
}

/** Counts an attempt as new or as one that has been here before. What is refused as new is new the next time as well. */
async function countAttempt(
  request: BookingRequest,
  whose: string,
  limiters: BookingLimiters,
  digest: Digest,
): ReturnType<Limiter["take"]> {
  const same = digest(JSON.stringify([whose, request.idempotencyKey, requestText(request)]));
  const isNew = (await limiters.sameBooking.take(same)).ok;
  const counted = await (isNew ? limiters.booking : limiters.repeat).take(whose);
  if (isNew && !counted.ok) await limiters.sameBooking.giveBack(same);
  return counted;
}
