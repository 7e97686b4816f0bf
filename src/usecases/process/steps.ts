import type { WorkingState } from "../../core/booking/index.ts";
import { cancelOrder, refund } from "./cancel-steps.ts";
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
