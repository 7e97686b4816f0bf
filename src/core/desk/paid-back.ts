import { type Booking, type DeskRefund, dueNow, givenBackMinor, hasOpenRefund, refundsSince } from "../booking/index.ts";
import { err, type Money, money, ok, type Result } from "../kernel/index.ts";
import type { BookingMailKind } from "../mails/index.ts";
import type { OutsideFacts } from "./outside-facts.ts";

/** What the desk knows of money that was given back for a booking. */
export interface GivenByDesk {
  /** All that there are. */
  readonly refunds: readonly DeskRefund[];
  /** Whether somebody says that money which gateway and desk do not know of was paid another way: to the traveller, or by them. */
  readonly isPaidOtherwise: boolean;
  /** Whether somebody names the supplier's reference: then its interface need not know the order. */
  readonly isOrderNamed?: boolean;
}

/** How a booking that is called refunded was paid back. */
export interface PaidBack {
  /** What the traveller is written; null where they have been told already. */
  readonly mail: BookingMailKind | null;
  /** What went another way than to the card, as somebody at the desk says. */
  readonly paidOtherwise: Money | null;
  /** The keys of the desk's refunds that were paid in place of what the process owed. */
  readonly standIns: readonly string[];
}

export type PaidBackFault = "nothing_to_give_back" | "refund_open" | "not_given_back" | "given_back_already";

/** How all of what is owed was given back, or why that cannot be said. */
export function paidBackPlan(
  booking: Booking,
  facts: OutsideFacts,
  { refunds, isPaidOtherwise }: GivenByDesk,
): Result<PaidBack, PaidBackFault> {
  const owed = owedBack(booking);
  if (owed.amountMinor === 0 || facts.money === "not_taken" || facts.money === "set_aside") return err("nothing_to_give_back");
  if (hasOpenRefund(refunds)) return err("refund_open");
  const standIns = standingIn(booking, refunds);
  const left = facts.refund === "refunded" ? 0 : owed.amountMinor - givenBackMinor(standIns);
  if (left <= 0) {
    if (isPaidOtherwise) return err("given_back_already");
    return ok({ mail: facts.refund === "refunded" ? "refunded" : null, paidOtherwise: null, standIns: standIns.map(({ key }) => key) });
  }
  if (!isPaidOtherwise) return err("not_given_back");
  return ok({ mail: "refunded_otherwise", paidOtherwise: money(left, owed.currency), standIns: standIns.map(({ key }) => key) });
}

/** What a cancellation gives back; all that was taken where the booking came to nothing. */
const owedBack = (booking: Booking): Money => booking.progress.cancellation?.refund ?? dueNow(booking);

/** Refunds of before the process asked a person came on top of what it owed: its quote has counted them. */
function standingIn({ progress }: Booking, refunds: readonly DeskRefund[]): readonly DeskRefund[] {
  const { cancellation, attention } = progress;
  return cancellation === null || attention === null
    ? refunds.filter(({ outcome }) => outcome !== "declined")
    : refundsSince(refunds, attention.since);
}
