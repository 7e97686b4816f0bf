import {
  type Bill,
  billOf,
  type Booking,
  type CancellationQuote,
  type DeskRefund,
  givenBackMinor,
  refundsBeside,
  owedKinds,
} from "../../core/booking/index.ts";
import { cancellationRefusal, type CancellationRefusal, refundDueAfter } from "../../core/cancellation/index.ts";
import { type Instant, type Money, money } from "../../core/kernel/index.ts";
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
  /** What came back, or is to come back, because the booking was given back or came to nothing; null where it stands. */
  readonly refundTotal: Money | null;
  /** Whether any of that went another way than to the card. */
  readonly isPaidOtherwise: boolean;
  /** What we have given back beside that, or have begun to, the earliest first. */
  readonly refunds: readonly ManagedRefund[];
  /** Why it cannot be given back online; null when it can. */
  readonly refusal: CancellationRefusal | null;
  /** Who is still to be named, and can be now. */
  readonly owed: readonly TravellerKind[];
}

/** Money that an agent has given back. */
export interface ManagedRefund {
  readonly amount: Money;
  /** When it was begun. */
  readonly at: Instant;
  /** By when it is there, as the refund policy promises. */
  readonly due: Instant;
  /** `open`: the bank has not said yes yet. */
  readonly outcome: "open" | "refunded";
  readonly way: DeskRefund["way"];
}

/** `none`: there is nothing to come back. */
export type RefundProgress = "none" | "on_its_way" | "paid";

/**
 * What a traveller may see and do with a booking at a moment; null for one that came to nothing.
 * @param deskRefunds all that there are.
 */
export function managedOf(booking: Booking, deskRefunds: readonly DeskRefund[], now: Instant): ManagedBooking | null {
  const bill = billOf(booking, now);
  if (bill === null) return null;
  const { orderRef } = booking.progress;
  const refusal = cancellationRefusal(booking, deskRefunds, now);
  // A refund that nobody knows of yet keeps nobody from saying who travels.
  const owed = refusal === null || refusal === "refund_open" ? owedKinds(booking) : [];
  const isWithPerson = booking.state === "needs_person";
  return { bill, orderRef, isWithPerson, ...refundsOf(booking, deskRefunds, refusal), refusal, owed };
}

/** Where its money is. */
function refundsOf(booking: Booking, deskRefunds: readonly DeskRefund[], refusal: CancellationRefusal | null) {
  const cancellation = refusal === "given_back" ? booking.progress.cancellation : null;
  const isRefunded = booking.state === "refunded";
  const total = cancellation?.refund ?? (isRefunded ? money(givenBackMinor(deskRefunds), booking.quote.currency) : null);
  const refund: RefundProgress = (total?.amountMinor ?? 0) === 0 ? "none" : isRefunded ? "paid" : "on_its_way";
  const isPaidOtherwise = deskRefunds.some(({ way }) => way === "otherwise");
  const beside = refundsBeside(deskRefunds, cancellation).flatMap(managedRefund);
  return { cancellation, refund, refundTotal: total, isPaidOtherwise, refunds: beside };
}

function managedRefund({ amount, begunAt: at, outcome, way }: DeskRefund): readonly ManagedRefund[] {
  return outcome === "declined" ? [] : [{ amount, at, due: refundDueAfter(at), outcome, way }];
}
