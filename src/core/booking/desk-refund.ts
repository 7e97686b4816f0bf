import type { BookingProgress } from "./progress.ts";
import { type BookingId, type Instant, isBefore, type Money } from "../kernel/index.ts";

/** Money that somebody at the desk has given back beside the process, or has begun to. */
export interface DeskRefund {
  /** Names it at the gateway. Each refund has its own, and keeps it however often it is tried. */
  readonly key: string;
  readonly bookingId: BookingId;
  readonly amount: Money;
  readonly begunAt: Instant;
  /** `open`: begun, and nobody knows yet. */
  readonly outcome: "open" | "refunded" | "declined";
  /** `otherwise`: not by a refund that we know of at the gateway but, say, by a bank transfer; somebody at the desk has said so. */
  readonly way: "card" | "otherwise";
  /** Whether it was paid in place of what the process owed and could not pay. */
  readonly standsIn: boolean;
}

/** What the refunds of one booking have taken of its payment, in minor units: also those of which nobody knows yet. */
export const givenBackMinor = (refunds: readonly DeskRefund[]): number =>
  refunds.reduce((sum, { outcome, amount }) => (outcome === "declined" ? sum : sum + amount.amountMinor), 0);

/**
 * Those that come beside what a cancellation gives back: one that was paid in place of the process's is in the amount of the cancellation
 * already.
 */
export const refundsBeside = (refunds: readonly DeskRefund[], cancellation: BookingProgress["cancellation"]): readonly DeskRefund[] =>
  refunds.filter(({ standsIn }) => cancellation === null || !standsIn);

/** Those begun at a moment or later that gave something back, or may. */
export const refundsSince = (refunds: readonly DeskRefund[], since: Instant): readonly DeskRefund[] =>
  refunds.filter(({ outcome, begunAt }) => outcome !== "declined" && !isBefore(begunAt, since));

/** Whether nobody knows what became of one of them. */
export const hasOpenRefund = (refunds: readonly DeskRefund[]): boolean => refunds.some(({ outcome }) => outcome === "open");
