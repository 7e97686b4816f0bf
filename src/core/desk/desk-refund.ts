import type { BookingId, CurrencyCode, Instant, Money } from "../kernel/index.ts";
import { money } from "../kernel/index.ts";
import type { DeskAct } from "./desk-act.ts";

/** Money that somebody at the desk has given back, or has begun to. */
export interface DeskRefund {
  /** Names it at the gateway. Each refund has its own, and keeps it however often it is tried. */
  readonly key: string;
  readonly bookingId: BookingId;
  readonly amount: Money;
  readonly begunAt: Instant;
  /** `open`: begun, and nobody knows yet. */
  readonly outcome: "open" | "refunded" | "declined";
}

/** What the row of a begun refund remembers. */
export const refundDetails = (key: string, { amountMinor, currency }: Money, because: string): DeskAct["details"] => ({
  key,
  amountMinor,
  currency,
  because,
});

/** The refunds that some rows of the audit tell of, in their order. */
export function refundsIn(acts: readonly DeskAct[]): readonly DeskRefund[] {
  const ended = new Map(acts.filter(({ act }) => act === "refund-outcome").map(({ details }) => [details["key"], details["outcome"]]));
  return acts.flatMap(({ act, subject, at, details }) => {
    const { key, amountMinor, currency } = details;
    if (act !== "refund" || subject === null || typeof key !== "string" || typeof amountMinor !== "number") return [];
    const outcome = ended.get(key);
    return {
      key,
      bookingId: subject as BookingId,
      amount: money(amountMinor, String(currency) as CurrencyCode),
      begunAt: at,
      outcome: outcome === "refunded" || outcome === "declined" ? outcome : "open",
    };
  });
}

/** What the refunds of one booking have taken of its payment, in minor units: also those of which nobody knows yet. */
export const givenBackMinor = (refunds: readonly DeskRefund[]): number =>
  refunds.reduce((sum, { outcome, amount }) => (outcome === "declined" ? sum : sum + amount.amountMinor), 0);
