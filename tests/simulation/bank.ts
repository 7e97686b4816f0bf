import type { CardDetails } from "../../src/core/payments/index.ts";
import type { Money } from "../../src/core/kernel/index.ts";
import type {
  AuthoriseOutcome,
  CaptureOutcome,
  DeclineReason,
  PaymentStatus,
  RefundOutcome,
  RefundStatus,
  VoidOutcome,
} from "../../src/usecases/ports/payment-gateway.ts";
import { bookingIn } from "./attribution.ts";

/** Cards by what their bank does; every other number is good. */
export const CARDS = {
  declined: "4000000000000002",
  poor: "4000000000009995",
  /** Set aside and never paid out. */
  captureRefused: "4000000000000341",
  /** Takes no refund: the account has been closed. */
  closed: "4000000000005126",
} as const;

const REFUSALS: Readonly<Record<string, DeclineReason>> = { [CARDS.declined]: "declined", [CARDS.poor]: "insufficient_funds" };

export interface Payment {
  readonly paymentId: string;
  readonly bookingId: string;
  readonly amount: Money;
  readonly card: string;
  state: "authorised" | "captured" | "voided" | "declined";
  refundedMinor: number;
}

/** A bank with true books. It obeys keys: what it was asked under a key it does once, and then says again what it said. */
export class Bank {
  /** By our key. */
  readonly payments = new Map<string, Payment>();
  readonly #captures = new Map<string, CaptureOutcome>();
  readonly #refunds = new Map<string, RefundOutcome>();
  readonly #report: (fault: string) => void;
  /** Asked before money is taken, let go or given back: whether the supplier has the order. */
  readonly #isOrdered: (bookingId: string) => boolean;

  constructor(report: (fault: string) => void, isOrdered: (bookingId: string) => boolean) {
    this.#report = report;
    this.#isOrdered = isOrdered;
  }

  authorise(key: string, amount: Money, card: CardDetails): AuthoriseOutcome {
    const payment = this.payments.get(key) ?? this.#open(key, amount, card.number);
    if (payment.state === "declined") return { kind: "declined", reason: REFUSALS[payment.card] ?? "declined" };
    return { kind: "authorised", paymentId: payment.paymentId };
  }

  #open(key: string, amount: Money, card: string): Payment {
    const state = card in REFUSALS ? "declined" : "authorised";
    const bookingId = bookingIn(key);
    const payment: Payment = { paymentId: `p${this.payments.size + 1}`, bookingId, amount, card, state, refundedMinor: 0 };
    this.payments.set(key, payment);
    if (this.live(bookingId).length > 1) this.#report(`double charge: ${bookingId} has two payments, the last under ${key}`);
    return payment;
  }

  /** Payments of a booking that hold or have taken money. */
  live(bookingId: string): readonly Payment[] {
    return [...this.payments.values()].filter(
      (payment) => payment.bookingId === bookingId && (payment.state === "authorised" || payment.state === "captured"),
    );
  }

  capture(key: string, paymentId: string): CaptureOutcome {
    const outcome = this.#captures.get(key) ?? this.#capture(paymentId);
    this.#captures.set(key, outcome);
    return outcome;
  }

  #capture(paymentId: string): CaptureOutcome {
    const payment = this.#named(paymentId);
    if (payment?.state !== "authorised" || payment.card === CARDS.captureRefused) return { kind: "declined", reason: "declined" };
    if (!this.#isOrdered(payment.bookingId)) this.#report(`money was taken for ${payment.bookingId}, of which the supplier has no order`);
    payment.state = "captured";
    return { kind: "captured" };
  }

  void(paymentId: string): VoidOutcome {
    const payment = this.#named(paymentId);
    if (payment?.state === "authorised") {
      if (this.#isOrdered(payment.bookingId)) this.#report(`the money for ${payment.bookingId} was let go, and the supplier has its order`);
      payment.state = "voided";
    }
    return payment?.state === "voided" ? { kind: "voided" } : { kind: "unknown" };
  }

  lookup(key: string): PaymentStatus {
    const payment = this.payments.get(key);
    if (!payment) return { kind: "not_found" };
    if (payment.state === "declined") return { kind: "declined", reason: REFUSALS[payment.card] ?? "declined" };
    return { kind: payment.state, paymentId: payment.paymentId };
  }

  refund(key: string, paymentId: string, amount: Money): RefundOutcome {
    const outcome = this.#refunds.get(key) ?? this.#refund(paymentId, amount);
    if (key.startsWith("refund/") && this.#isOrdered(bookingIn(key)))
      this.#report(`the cancellation of ${bookingIn(key)} is paid, and the supplier has its order`);
    this.#refunds.set(key, outcome);
    return outcome;
  }

  #refund(paymentId: string, { amountMinor, currency }: Money): RefundOutcome {
    const payment = this.#named(paymentId);
    const left = payment?.state === "captured" && payment.card !== CARDS.closed ? payment.amount.amountMinor - payment.refundedMinor : 0;
    if (!payment || amountMinor > left || currency !== payment.amount.currency) return { kind: "declined" };
    payment.refundedMinor += amountMinor;
    return { kind: "refunded" };
  }

  lookupRefund(key: string): RefundStatus {
    return this.#refunds.get(key) ?? { kind: "not_found" };
  }

  #named(paymentId: string): Payment | undefined {
    return [...this.payments.values()].find((payment) => payment.paymentId === paymentId);
  }
}
