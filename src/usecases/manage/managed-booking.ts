import { type Bill, billOf, type Booking, type CancellationQuote, owedKinds } from "../../core/booking/index.ts";
import { cancellationRefusal, type CancellationRefusal } from "../../core/cancellation/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { TravellerKind } from "../../core/travellers/index.ts";

/** A booking as its traveller comes back to it. */
export interface ManagedBooking {
  readonly bill: Bill;
  /** The supplier's own name of it: an airline's locator, a hotel's confirmation. Null before there is one. */
  readonly orderRef: string | null;
  /** Somebody of the agency is finding out what became of a part of it. */
  readonly isWithPerson: boolean;
  /** What was agreed to when it was given back; null while it is not. */
  readonly cancellation: CancellationQuote | null;
  readonly refund: RefundProgress;
  /** Why it cannot be given back online; null when it can. */
  readonly refusal: CancellationRefusal | null;
  /** Who is still to be named, and can be now. */
  readonly owed: readonly TravellerKind[];
}

/** `none`: there is nothing to come back. */
export type RefundProgress = "none" | "on_its_way" | "paid";

/** What a traveller may see and do with a booking at a moment; null for one that came to nothing. */
export function managedOf(booking: Booking, now: Instant): ManagedBooking | null {
  const bill = billOf(booking);
  if (bill === null) return null;
  const { orderRef, cancellation } = booking.progress;
  const refusal = cancellationRefusal(booking, now);
  const given = refusal === "given_back" ? cancellation : null;
  const refund = (given?.refund.amountMinor ?? 0) === 0 ? "none" : booking.state === "refunded" ? "paid" : "on_its_way";
  const owed = refusal === null ? owedKinds(booking) : [];
  return { bill, orderRef, isWithPerson: booking.state === "needs_person", cancellation: given, refund, refusal, owed };
}
