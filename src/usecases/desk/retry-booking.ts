import { type BookingState, givenBackMinor, isUnfinished, refundsSince } from "../../core/booking/index.ts";
import { type BookingId, ok, type Result } from "../../core/kernel/index.ts";
import { type Acting, actOf, type DeskPorts, moveAtDesk, refuse } from "./desk-ports.ts";

export type RetryFault = "not_found" | "nothing_to_retry" | "given_back_by_desk" | "moved";

/** Where what is taken or given next would not know of money that the desk has given back in the meantime. */
const MOVES_MONEY: readonly BookingState[] = ["held", "authorised", "ordered", "cancelled"];

/** Has the process try again: from where it stood before it asked a person, or, where it is still at work, at once. */
export const createRetryBooking =
  (ports: DeskPorts) =>
  async (id: BookingId, acting: Acting): Promise<Result<{ readonly state: BookingState }, { readonly code: RetryFault }>> => {
    const booking = await ports.store.find(id);
    if (!booking) return refuse("not_found");
    const { state, progress } = booking;
    if (isUnfinished(booking)) {
      await ports.desk.wake(id, actOf(ports, acting, { act: "retry", subject: id, details: { from: state, to: state } }));
      return ok({ state });
    }
    if (state !== "needs_person" || progress.attention === null) return refuse("nothing_to_retry");
    const { from: to, reason, since } = progress.attention;
    const refunds = await ports.store.listRefunds(id);
    if (MOVES_MONEY.includes(to) && refundsSince(refunds, since).length > 0) return refuse("given_back_by_desk");
    const act = actOf(ports, acting, { act: "retry", subject: id, details: { from: state, to, reason } });
    const rest = { givenMinor: givenBackMinor(refunds), progress: { attention: null }, wakeAfterSeconds: 0 };
    const made = await moveAtDesk(ports, booking, to, rest, act);
    return made ? ok({ state: to }) : refuse("moved");
  };
