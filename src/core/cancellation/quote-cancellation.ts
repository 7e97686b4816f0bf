import {
  type Booking,
  type CancellationLine,
  type CancellationQuote,
  type DeskRefund,
  dueNow,
  givenBackMinor,
  hasOpenRefund,
  isBeingUndone,
} from "../booking/index.ts";
import { add, err, type Instant, isBefore, money, type Money, ok, type Result, secondsAfter } from "../kernel/index.ts";
import { POLICY } from "../policy/index.ts";
import { flightLines, type SoldFlight } from "./flight-lines.ts";
import { stayLines } from "./stay-lines.ts";
import { departureOf, lastMomentOf } from "./start-of.ts";

/**
 * Why a booking cannot be given back online. `unfinished`: it is not confirmed yet. `being_undone`: it failed, and all of it is being
 * given back. `given_back`: it has been already. `departed`: the first flight has left. `checked_in`: the stay has begun,
 * and its rate's last step with it. `refund_open`: nobody knows yet what became of a refund of the desk, so that what is left cannot be said.
 */
export type CancellationRefusal = "unfinished" | "being_undone" | "given_back" | "departed" | "checked_in" | "refund_open";

/**
 * What giving a booking back comes to at a moment: each amount with the rule that makes it. What the airline or the hotel keeps
 * comes first, then our service fee, which pays for work that is done, then our fees for the cancellation; each takes what is left at
 * most, so that the refund is never below 0 (refund policy: the fees are taken out of the refund). What the desk has given back before
 * comes first of all: nobody keeps it, and nobody is promised more than is left.
 * @param refunds of the desk, all that there are.
 */
export function quoteCancellation(
  booking: Booking,
  refunds: readonly DeskRefund[],
  at: Instant,
): Result<CancellationQuote, CancellationRefusal> {
  const refusal = cancellationRefusal(booking, refunds, at);
  if (refusal !== null) return err(refusal);
  const lines = linesOf(booking, refunds, at);
  const refund = sumOf(lines);
  return ok({ lines, refund, at, refundDue: refund.amountMinor > 0 ? refundDueAfter(at) : null });
}

/** From so many hours after a flight was bought on, giving it back costs the same until it departs. */
export const EARLY_CANCELLATION_HOURS = POLICY.cancellationWindow.figure.max;

/**
 * What comes back of a flight that is given back, in the currency that it is bought in: within those hours, and once they are over; null when it
 * has left by then.
 */
export function comesBackOf(sold: SoldFlight): { readonly early: Money; readonly later: Money } | null {
  const later = secondsAfter(sold.createdAt, EARLY_CANCELLATION_HOURS * 60 * 60);
  if (!isBefore(later, departureOf(sold.offer))) return null;
  const paid = { amount: sold.quote.total, rule: { kind: "paid" } } as const;
  const at = (moment: Instant): Money => sumOf(withinPaid([paid, ...flightLines(sold, moment)]));
  return { early: at(sold.createdAt), later: at(later) };
}

/** Why it cannot be given back at a moment; null when it can. */
export function cancellationRefusal(booking: Booking, refunds: readonly DeskRefund[], at: Instant): CancellationRefusal | null {
  const { state, progress } = booking;
  if (state !== "confirmed") {
    if (state === "refunded" || progress.cancellation !== null) return "given_back";
    return isBeingUndone(booking) ? "being_undone" : "unfinished";
  }
  if (!isBefore(at, lastMomentOf(booking))) return booking.kind === "flight" ? "departed" : "checked_in";
  return hasOpenRefund(refunds) ? "refund_open" : null;
}

const sumOf = (lines: readonly CancellationLine[]): Money =>
  add(...(lines.map(({ amount }) => amount) as [CancellationLine["amount"], ...CancellationLine["amount"][]]));

function linesOf(booking: Booking, refunds: readonly DeskRefund[], at: Instant): readonly CancellationLine[] {
  const paid = { amount: dueNow(booking), rule: { kind: "paid" } } as const;
  const kept = booking.kind === "flight" ? flightLines(booking, at) : stayLines(booking, at);
  const given = { amount: money(0 - givenBackMinor(refunds), paid.amount.currency), rule: { kind: "already_given_back" } } as const;
  return withinPaid([paid, given, ...kept]);
}

/** Rules that are said although no amount comes of them. */
const SAID_ANYWAY: readonly CancellationLine["rule"]["kind"][] = ["fare_refundable", "hotel_free_until", "hotel_unpaid"];

/** Takes from each kept amount what is more than is left; one that takes nothing is left out. */
function withinPaid([paid, ...kept]: readonly [CancellationLine, ...CancellationLine[]]): readonly CancellationLine[] {
  let left = paid.amount.amountMinor;
  const lines: CancellationLine[] = [paid];
  for (const { amount, rule } of kept) {
    const taken = Math.min(left, -amount.amountMinor);
    left -= taken;
    if (taken > 0 || SAID_ANYWAY.includes(rule.kind)) lines.push({ amount: money(0 - taken, amount.currency), rule });
  }
  return lines;
}

const DAY_SECONDS = 24 * 60 * 60;

/** The last day of what the refund policy promises, from the request until the money is back. */
export const refundDueAfter = (at: Instant): Instant => secondsAfter(at, POLICY.refundTime.figure.max * DAY_SECONDS);
