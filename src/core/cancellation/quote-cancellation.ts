import { type Booking, type CancellationLine, type CancellationQuote, dueNow } from "../booking/index.ts";
import { add, err, type Instant, isBefore, money, ok, type Result, secondsAfter } from "../kernel/index.ts";
import { POLICY } from "../policy/index.ts";
import { flightLines } from "./flight-lines.ts";
import { stayLines } from "./stay-lines.ts";
import { startOf } from "./start-of.ts";

/**
 * Why a booking cannot be given back online. `unfinished`: it is not confirmed yet. `given_back`: it has been already.
 * `departed`: the first flight has left. `checked_in`: the stay has begun.
 */
export type CancellationRefusal = "unfinished" | "given_back" | "departed" | "checked_in";

/**
 * What giving a booking back comes to at a moment: each amount with the rule that makes it. What the airline or the hotel keeps
 * comes first, then our service fee, which pays for work that is done, then our fees for the cancellation; each takes what is left at
 * most, so that the refund is never below 0 (refund policy: the fees are taken out of the refund).
 */
export function quoteCancellation(booking: Booking, at: Instant): Result<CancellationQuote, CancellationRefusal> {
  const refusal = cancellationRefusal(booking, at);
  if (refusal !== null) return err(refusal);
  const lines = linesOf(booking, at);
  const refund = add(...(lines.map(({ amount }) => amount) as [CancellationLine["amount"], ...CancellationLine["amount"][]]));
  return ok({ lines, refund, at, refundDue: refund.amountMinor > 0 ? refundDueAfter(at) : null });
}

/** Why it cannot be given back at a moment; null when it can. */
export function cancellationRefusal(booking: Booking, at: Instant): CancellationRefusal | null {
  if (booking.progress.cancellation !== null && booking.state !== "confirmed") return "given_back";
  if (booking.state !== "confirmed") return "unfinished";
  if (isBefore(at, startOf(booking))) return null;
  return booking.kind === "flight" ? "departed" : "checked_in";
}

function linesOf(booking: Booking, at: Instant): readonly CancellationLine[] {
  const paid = { amount: dueNow(booking), rule: { kind: "paid" } } as const;
  const kept = booking.kind === "flight" ? flightLines(booking, at) : stayLines(booking, at);
  return withinPaid([paid, ...kept]);
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
const refundDueAfter = (at: Instant): Instant => secondsAfter(at, POLICY.refundTime.figure.max * DAY_SECONDS);
