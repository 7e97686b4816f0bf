import { type Booking, type BookingState, dueNow } from "../booking/index.ts";
import { type KeptParts, keptParts } from "../cancellation/index.ts";
import { type Instant, isBefore, type Money, money } from "../kernel/index.ts";
import type { DeskAct } from "./desk-act.ts";
import { refundsIn } from "./desk-refund.ts";

/** One amount that came or went, when we knew that it had, and what of it is whose. */
export interface MoneyMovement extends Moving {
  /**
   * Our service fee in it: with the payment, and negative with the refund after which all of the payment has gone back. Null on other refunds: of a
   * part nobody can say what it is of.
   */
  readonly serviceFee: Money | null;
  /** Who keeps what the refund of a cancellation does not give back, by its rules; null on all else. */
  readonly kept: KeptParts | null;
}

interface Moving {
  readonly at: Instant;
  readonly kind: "payment" | "cancellation_refund" | "desk_refund";
  /** `otherwise`: not by the card, but, say, by a bank transfer; somebody at the desk has said so. */
  readonly way: "card" | "otherwise";
  /** Negative for what went out. */
  readonly amount: Money;
}

interface Moved {
  readonly to: BookingState;
  readonly at: Instant;
}

/**
 * Every movement of a booking's money: its payment, the refund of its cancellation and those of the desk.
 * @param moves of the booking, in their order.
 * @param acts of the desk on it, in their order.
 */
export function moneyMovements(booking: Booking, moves: readonly Moved[], acts: readonly DeskAct[]): readonly MoneyMovement[] {
  const moving = [...payment(booking, moves, acts), ...cancellationRefund(booking, moves, acts), ...deskRefunds(acts)];
  const last = lastOfAll(moving);
  const { serviceFee } = booking.quote;
  const { cancellation } = booking.progress;
  return moving.map((movement) => ({
    ...movement,
    serviceFee: movement.kind === "payment" ? serviceFee : movement === last ? negative(serviceFee) : null,
    kept: movement.kind === "cancellation_refund" && cancellation !== null ? keptParts(cancellation) : null,
  }));
}

/** The refund after which nothing is left of what came in; null where something is. */
function lastOfAll(moving: readonly Moving[]): Moving | null {
  const [first, ...others] = moving.filter(({ kind }) => kind !== "payment");
  if (first === undefined || moving.reduce((sum, { amount }) => sum + amount.amountMinor, 0) !== 0) return null;
  return others.reduce((last, refund) => (isBefore(refund.at, last.at) ? last : refund), first);
}

function payment(booking: Booking, moves: readonly Moved[], acts: readonly DeskAct[]): readonly Moving[] {
  const amount = dueNow(booking);
  const taken =
    moves.find(({ to }) => to === "captured") ?? moves.find(({ to }) => to === "confirmed") ?? takenUnasked(booking, moves, acts);
  if (amount.amountMinor === 0 || taken === undefined) return [];
  const isByHand = acts.some(({ act, details }) => act === "resolve" && details["to"] === "confirmed" && details["money"] === "not_taken");
  return [{ at: taken.at, kind: "payment", way: isByHand ? "otherwise" : "card", amount }];
}

/** What the gateway took of a booking that was being undone; it was found out when a person was asked. What could be given back was taken. */
function takenUnasked(booking: Booking, moves: readonly Moved[], acts: readonly DeskAct[]): Moved | undefined {
  const isFound = booking.progress.attention?.reason === "captured_while_undoing";
  const isTaken = isFound || booking.state === "refunded" || deskRefunds(acts).length > 0;
  return isTaken ? moves.findLast(({ to }) => to === "needs_person") : undefined;
}

/**
 * By the process, or by the gateway while a person looked after it; of nothing where the rules leave nothing: it says who keeps all of it. What the desk
 * has paid in its place is the desk's.
 */
function cancellationRefund(booking: Booking, moves: readonly Moved[], acts: readonly DeskAct[]): readonly Moving[] {
  const refund = booking.progress.cancellation?.refund;
  if (refund === undefined || dueNow(booking).amountMinor === 0) return [];
  const paid = moves.findLast(({ to }) => to === (refund.amountMinor === 0 ? "cancelled" : "refunded"));
  if (paid === undefined) return [];
  const resolved = acts.findLast(({ act, details }) => act === "resolve" && details["to"] === "refunded");
  const isPaidByGateway = resolved === undefined || resolved.details["refund"] === "refunded";
  return isPaidByGateway ? [{ at: paid.at, kind: "cancellation_refund", way: "card", amount: negative(refund) }] : [];
}

/** Those of which it is known that they went out, at the moment when that was written down. */
function deskRefunds(acts: readonly DeskAct[]): readonly Moving[] {
  const endedAt = new Map(acts.filter(({ act }) => act === "refund-outcome").map(({ details, at }) => [details["key"], at]));
  return refundsIn(acts)
    .filter(({ outcome }) => outcome === "refunded")
    .map(({ key, way, amount, begunAt }) => ({ at: endedAt.get(key) ?? begunAt, kind: "desk_refund", way, amount: negative(amount) }));
}

const negative = ({ amountMinor, currency }: Money): Money => money(0 - amountMinor, currency);
