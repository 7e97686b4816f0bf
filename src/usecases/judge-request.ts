import type { BookingFailure, BookingRequest } from "../core/booking/index.ts";
import { dateInZone, err, type Instant, isSame, LAST_ZONE, ok, type Result } from "../core/kernel/index.ts";
import { hasExpired } from "../core/payments/index.ts";
import type { FlightQuote, StayQuote } from "../core/pricing/index.ts";
import type { TravellerFault } from "../core/travellers/index.ts";

/**
 * Judges a request by the one true price and by what is wrong with its travellers. Where the caller showed no total, ours stands.
 * @returns the quote that the booking is made at.
 */
export function judgeRequest<Quote extends FlightQuote | StayQuote>(
  request: BookingRequest,
  faults: readonly TravellerFault[],
  quote: Quote,
  now: Instant,
): Result<Quote, BookingFailure> {
  if (faults.length > 0) return err({ code: "invalid_travellers", faults });
  // A card is good until its month has ended everywhere.
  if (hasExpired(request.card.expiry, dateInZone(now, LAST_ZONE))) return err({ code: "payment_declined", reason: "expired_card" });
  const isAgreed = request.shownTotal === null || isSame(request.shownTotal, quote.total);
  return isAgreed ? ok(quote) : err({ code: "price_changed", total: quote.total });
}
