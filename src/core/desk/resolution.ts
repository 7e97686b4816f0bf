import { type Booking, type BookingFailure, type BookingProgress, type BookingState, canMove, dueNow } from "../booking/index.ts";
import { err, ok, type Result } from "../kernel/index.ts";
import type { BookingMailKind } from "../mails/index.ts";

/** How a person may end what the process could not. */
export const RESOLUTIONS = ["confirmed", "released", "refunded", "cancelled", "failed"] as const satisfies readonly BookingState[];
export type Resolution = (typeof RESOLUTIONS)[number];

/** What gateway and supplier say at this moment. */
export interface OutsideFacts {
  readonly money: "taken" | "set_aside" | "not_taken" | "unknown";
  readonly order: "ordered" | "none" | "unknown";
}

/** What goes with a resolution. */
export interface ResolutionPlan {
  /** Whether seats or rooms go back to the stock. */
  readonly givesBack: boolean;
  /** What the traveller is written; null where nothing new is to be told, or the amount is not known here. */
  readonly mail: BookingMailKind | null;
  readonly answer: "bill" | BookingFailure;
  readonly progress: Partial<BookingProgress>;
  /** Whether the process has something to do afterwards. */
  readonly wakes: boolean;
}

export type ResolutionFault =
  | "not_waiting"
  | "units_gone"
  | "order_missing"
  | "order_stands"
  | "money_not_taken"
  | "money_taken"
  | "money_set_aside"
  | "no_cancellation"
  | "already_cancelled";

/**
 * Whether a booking that waits for a person may be ended in a way, and what that does; a refusal where gateway or supplier say otherwise.
 * @param isPaidBack whether the desk has given money back for it: then the traveller has been told of that amount.
 */
export function planResolution(
  booking: Booking,
  as: Resolution,
  facts: OutsideFacts,
  isPaidBack: boolean,
): Result<ResolutionPlan, ResolutionFault> {
  const { attention, failure } = booking.progress;
  if (booking.state !== "needs_person" || attention === null || !canMove(booking.state, as)) return err("not_waiting");
  const fault = faultOf(booking, as, facts);
  if (fault !== null) return err(fault);
  const comesToNothing = as === "released" || as === "failed";
  return ok({
    // Since `cancelled` its units are not its own any more.
    givesBack: as !== "confirmed" && attention.from !== "cancelled",
    mail: comesToNothing ? "not_completed" : as === "refunded" && (isPaidBack || booking.progress.cancellation === null) ? null : as,
    answer: comesToNothing ? (failure ?? { code: "payment_declined", reason: "declined" }) : "bill",
    progress: as === "confirmed" ? { attention: null, cancellation: null, failure: null } : { attention: null },
    wakes: as === "cancelled",
  });
}

function faultOf(booking: Booking, as: Resolution, { money, order }: OutsideFacts): ResolutionFault | null {
  const { attention, cancellation, orderRef } = booking.progress;
  const isPaidNow = dueNow(booking).amountMinor > 0;
  if (as === "confirmed") {
    if (attention?.from === "cancelled") return "units_gone";
    if (orderRef === null || order === "none") return "order_missing";
    return isPaidNow && (money === "not_taken" || money === "set_aside") ? "money_not_taken" : null;
  }
  if (order === "ordered") return "order_stands";
  if (as === "cancelled") return attention?.from === "cancelled" ? "already_cancelled" : cancellation === null ? "no_cancellation" : null;
  if (as === "refunded" || !isPaidNow) return null;
  return money === "taken" ? "money_taken" : money === "set_aside" ? "money_set_aside" : null;
}
