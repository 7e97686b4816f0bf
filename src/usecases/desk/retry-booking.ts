import { type BookingState, isWorking } from "../../core/booking/index.ts";
import { type BookingId, ok, type Result } from "../../core/kernel/index.ts";
import { isUnfinished } from "../process/advance-booking.ts";
import { type Acting, actOf, type DeskPorts, moveAtDesk, refuse } from "./desk-ports.ts";

export type RetryFault = "not_found" | "nothing_to_retry" | "moved";

/** Has the process try again: from where it stood before it asked a person, or, where it is still at work, at once. */
export const createRetryBooking =
  (ports: DeskPorts) =>
  async (id: BookingId, acting: Acting): Promise<Result<{ readonly state: BookingState }, { readonly code: RetryFault }>> => {
    const booking = await ports.store.find(id);
    if (!booking) return refuse("not_found");
    const { state, progress } = booking;
    if (isWorking(state) && isUnfinished(booking)) {
      await ports.desk.wake(id, actOf(ports, acting, { act: "retry", subject: id, details: { from: state, to: state } }));
      return ok({ state });
    }
    if (state !== "needs_person" || progress.attention === null) return refuse("nothing_to_retry");
    const { from: to, reason } = progress.attention;
    const act = actOf(ports, acting, { act: "retry", subject: id, details: { from: state, to, reason } });
    const made = await moveAtDesk(ports, booking, to, { progress: { attention: null }, wakeAfterSeconds: 0 }, act);
    return made ? ok({ state: to }) : refuse("moved");
  };
