import type { Instant, Money } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";

/** Why a bank said no, in the words that we may pass on. */
export type DeclineReason = "declined" | "insufficient_funds" | "expired_card";

export interface Authorisation {
  /** Ours and stable: the same key never charges twice, and `lookup` finds it again. */
  readonly key: string;
  /** 0: nothing is taken now, and the bank is only asked whether the card is good. The rest goes its usual way. */
  readonly amount: Money;
  readonly card: CardDetails;
  readonly at: Instant;
}

/** Something to be done with a payment that the gateway knows. */
export interface PaymentOrder {
  /** Ours, stable, and this call's own: a capture, a release and a refund each have another. */
  readonly key: string;
  /** The gateway's own name of the payment. */
  readonly paymentId: string;
  readonly at: Instant;
}

export type AuthoriseOutcome =
  | { readonly kind: "authorised"; readonly paymentId: string }
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  /** It did not answer in time; it may or may not have acted. */
  | { readonly kind: "unknown" };

export type CaptureOutcome =
  | { readonly kind: "captured" }
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  | { readonly kind: "unknown" };

export type VoidOutcome = { readonly kind: "voided" } | { readonly kind: "unknown" };

/** A refund of a payment that was taken. */
export interface RefundOrder extends PaymentOrder {
  /** More than 0, at most what was taken. */
  readonly amount: Money;
}

export type RefundOutcome =
  | { readonly kind: "refunded" }
  /** It will not: too late, more than was taken, the account is closed. */
  | { readonly kind: "declined" }
  | { readonly kind: "unknown" };

export type RefundStatus = RefundOutcome | { readonly kind: "not_found" };

export type PaymentStatus =
  | { readonly kind: "authorised"; readonly paymentId: string }
  | { readonly kind: "captured"; readonly paymentId: string }
  | { readonly kind: "voided"; readonly paymentId: string }
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  /** It has never heard of the key. After a timeout it may still do. */
  | { readonly kind: "not_found" }
  /** It cannot say now. */
  | { readonly kind: "unknown" };

/** Who takes the money. A gateway answers with outcomes and never throws for anything that the network or a bank may do. */
export interface PaymentGateway {
  readonly name: string;
  /** Sets an amount aside. The only method that sees a card. */
  authorise(authorisation: Authorisation): Promise<AuthoriseOutcome>;
  /** Takes the whole amount that was set aside. */
  capture(order: PaymentOrder): Promise<CaptureOutcome>;
  /** Lets go what was set aside and not yet taken. */
  void(order: PaymentOrder): Promise<VoidOutcome>;
  /** What became of the authorisation under a key of ours. */
  lookup(key: string, at: Instant): Promise<PaymentStatus>;
  /** Gives back a part or all of what was taken. */
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /** What became of the refund under a key of ours. */
  lookupRefund(key: string, at: Instant): Promise<RefundStatus>;
}
