import type { Instant, Money } from "../kernel/index.ts";
import type { PolicyKey } from "../policy/index.ts";
import type { BookingFailure } from "./request.ts";
import type { BookingState } from "./states.ts";

/** One amount of a cancellation and the rule that made it. */
export interface CancellationLine {
  /** What is given back (positive) or kept (negative), in the booking's currency. */
  readonly amount: Money;
  readonly rule: CancellationRule;
}

/** Where an amount comes from: a policy of the agency, the fare's own conditions, or the hotel's cancellation steps. */
export type CancellationRule =
  /** One of our fees, as it stood at a moment: when the booking was made. Without it, as it stands. */
  | { readonly kind: "policy"; readonly key: PolicyKey; readonly heldAt?: Instant }
  | { readonly kind: "paid" }
  /** The airline keeps nothing. */
  | { readonly kind: "fare_refundable" }
  | { readonly kind: "fare_not_refundable" }
  | { readonly kind: "fare_penalty" }
  | { readonly kind: "service_fee_kept" }
  | { readonly kind: "hotel_free_until"; readonly until: Instant }
  | { readonly kind: "hotel_penalty" }
  | { readonly kind: "hotel_not_refundable" }
  /** We took nothing; the hotel takes `penalty`, in the booking's currency, from the card itself. */
  | { readonly kind: "hotel_unpaid"; readonly penalty: Money }
  /** The desk has given it back before. */
  | { readonly kind: "already_given_back" };

/** Whether a cancellation gives anything back: one that does not has come to its end once the order is taken back. */
export const givesBack = ({ cancellation }: Pick<BookingProgress, "cancellation">): boolean => (cancellation?.refund.amountMinor ?? 0) > 0;

/** What a cancellation gives back, as it was shown and agreed to. */
export interface CancellationQuote {
  readonly lines: readonly CancellationLine[];
  /** The sum of the lines; never below 0 and never above what was paid. */
  readonly refund: Money;
  /** When it was reckoned; it holds for `CANCELLATION_QUOTE_MINUTES`. */
  readonly at: Instant;
  /** By when the money is back, as the policies promise; null when none is. */
  readonly refundDue: Instant | null;
}

export const CANCELLATION_QUOTE_MINUTES = 15;

/** Why a booking waits for a person, and where it stood. */
export interface Attention {
  readonly reason: AttentionReason;
  readonly from: BookingState;
  readonly since: Instant;
}

/** Each has a runbook in docs/runbooks. */
export type AttentionReason =
  | "payment_unknown"
  | "order_unknown"
  | "capture_unknown"
  | "void_unknown"
  | "captured_while_undoing"
  | "order_cancel_unknown"
  | "refund_unknown"
  | "refund_declined";

/** What the process has learnt on its way. */
export interface BookingProgress {
  /** The gateway's name of the payment; null before it has one. */
  readonly paymentId: string | null;
  /** The supplier's name of the order (locator, voucher); null before there is one. */
  readonly orderRef: string | null;
  /** Why the booking is being undone or came to nothing. */
  readonly failure: BookingFailure | null;
  readonly cancellation: CancellationQuote | null;
  readonly attention: Attention | null;
  /** When it came to where it stands; null before its first move. */
  readonly since: Instant | null;
  /** The gateway's name of a payment that was set aside once the booking had come to nothing, and is to be let go; null for none. */
  readonly latePayment: string | null;
  /** Whether the traveller has been answered that it takes a while, and waits for a mail. */
  readonly told: boolean;
}

export const NO_PROGRESS: BookingProgress = {
  paymentId: null,
  orderRef: null,
  failure: null,
  cancellation: null,
  attention: null,
  since: null,
  latePayment: null,
  told: false,
};
