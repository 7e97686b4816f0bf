import { type BookingRequest, requestText } from "../core/booking/index.ts";
import { err } from "../core/kernel/index.ts";
import type { CheckedLimiter, Limiter } from "./ports/limiter.ts";
import type { Digest } from "./ports/system.ts";
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

/** All senders without an address count as one. */
const UNKNOWN = "unknown";

/**
 * Books within limits: an address makes only so many bookings, and only so many cards are declined to it or to an e-mail address. A
 * booking asked for again is hardly counted, for it gets the answer of the first.
 */
export function limitBooking(book: UseCases["book"], limiters: BookingLimiters, digest: Digest): UseCases["book"] {
  return async (request, address) => {
    const whose = address ?? UNKNOWN;
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
