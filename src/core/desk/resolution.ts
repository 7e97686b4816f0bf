import {
  type Booking,
  type BookingFailure,
  type BookingProgress,
  type BookingState,
  canMove,
  dueNow,
  holdsUnits,
  isGivenUp,
} from "../booking/index.ts";
import { err, ok, type Result } from "../kernel/index.ts";
import type { OutsideFacts } from "./outside-facts.ts";
import { type GivenByDesk, type PaidBack, paidBackPlan, type PaidBackFault } from "./paid-back.ts";

/** How a person may end what the process could not. */
export const RESOLUTIONS = ["confirmed", "released", "refunded", "cancelled", "failed"] as const satisfies readonly BookingState[];
export type Resolution = (typeof RESOLUTIONS)[number];

/** What goes with a resolution. */
export interface ResolutionPlan extends PaidBack {
  /** Whether seats or rooms go back to the stock. */
  readonly givesBack: boolean;
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
  | "already_cancelled"
  | PaidBackFault;

/**
 * Whether a booking that waits for a person may be ended in a way, and what that does; a refusal where gateway or supplier say otherwise.
 * As `refunded` only where gateway or desk know that all of it was given back, or somebody says that it was paid otherwise.
 */
export function planResolution(
  booking: Booking,
  as: Resolution,
  facts: OutsideFacts,
  given: GivenByDesk,
): Result<ResolutionPlan, ResolutionFault> {
  const { attention, failure } = booking.progress;
  if (booking.state !== "needs_person" || attention === null || !canMove(booking.state, as)) return err("not_waiting");
  const fault = faultOf(booking, as, facts, given);
  if (fault !== null) return err(fault);
  const paidBack = as === "refunded" ? paidBackPlan(booking, facts, given) : ok(NOTHING_PAID);
  if (!paidBack.ok) return paidBack;
  const comesToNothing = as === "released" || as === "failed";
  return ok({
    givesBack: as !== "confirmed" && holdsUnits(booking),
    ...paidBack.value,
    mail: comesToNothing ? (isGivenUp(attention.from) ? null : "not_completed") : as === "refunded" ? paidBack.value.mail : as,
    answer: comesToNothing ? (failure ?? { code: "payment_declined", reason: "declined" }) : "bill",
    progress: as === "confirmed" ? { attention: null, cancellation: null, failure: null } : { attention: null },
    wakes: as === "cancelled",
  });
}

const NOTHING_PAID = { mail: null, paidOtherwise: null, standIns: [] } as const;

function faultOf(booking: Booking, as: Resolution, { money, order }: OutsideFacts, said: GivenByDesk): ResolutionFault | null {
  const { attention, cancellation, orderRef } = booking.progress;
  const isPaidNow = dueNow(booking).amountMinor > 0;
  if (as === "confirmed") {
    if (!holdsUnits(booking)) return "units_gone";
    if (orderRef === null || orderRef.trim() === "" || (order === "none" && said.isOrderNamed !== true)) return "order_missing";
    const isOwed = money === "set_aside" || (money === "not_taken" && !said.isPaidOtherwise);
    return isPaidNow && isOwed ? "money_not_taken" : null;
  }
  if (order === "ordered") return "order_stands";
  if (as === "cancelled") return attention?.from === "cancelled" ? "already_cancelled" : cancellation === null ? "no_cancellation" : null;
  if (as === "refunded" || !isPaidNow) return null;
  return money === "taken" ? "money_taken" : money === "set_aside" ? "money_set_aside" : null;
}
