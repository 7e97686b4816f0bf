import { type Booking, isWorking, latePaymentOf, type WorkingState } from "../../core/booking/index.ts";
import { cancelOrder, refund } from "./cancel-steps.ts";
import { dropLatePayment } from "./late-payment.ts";
import { placeOrder, undo } from "./order-steps.ts";
import { authorise, capture, confirm } from "./payment-steps.ts";
import type { Step } from "./step.ts";

/** What is done in each state: the whole process at a glance. */
export const STEPS: Readonly<Record<WorkingState, Step>> = {
  held: authorise,
  authorised: placeOrder,
  ordered: capture,
  captured: confirm,
  undoing: undo,
  cancelling: cancelOrder,
  cancelled: refund,
};

/** What the process has to do for a booking now; null for nothing. */
export function stepFor(booking: Booking): Step | null {
  if (isWorking(booking.state)) return STEPS[booking.state];
  return latePaymentOf(booking) === null ? null : dropLatePayment;
}
