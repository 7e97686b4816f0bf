import { type Booking, isGivenUp, latePaymentOf } from "../../core/booking/index.ts";
import type { Move } from "../ports/booking-store.ts";
import { letGo } from "./payment-of.ts";
import type { ProcessPorts } from "./process-ports.ts";
import { moveTo, type Step } from "./step.ts";

/** When a job takes it up that nobody else has ended by then. */
const WAKE_SECONDS = 3;

/**
 * Writes down that a bank has set money aside for a booking that had been given up in the meantime, with a job that lets it go: the
 * request was held up for longer than anybody waited for it.
 */
export async function noteLatePayment({ store, log }: ProcessPorts, { id }: Booking, { progress, at }: Move): Promise<void> {
  const state = (await store.find(id))?.state;
  const latePayment = progress?.paymentId ?? null;
  if (state === undefined || !isGivenUp(state) || latePayment === null) return;
  log.warn("A payment came for a booking that had been given up, and is let go.", { bookingId: id, paymentId: latePayment });
  const move: Move = { from: state, to: state, at, by: "process", progress: { latePayment }, wakeAfterSeconds: WAKE_SECONDS };
  if (!(await store.move(id, move))) throw new Error(`What is owed to the card of booking ${id} could not be written down.`);
}

/** A booking that was given up, and has a payment: the bank is asked to let it go until it has, and a person after that. */
export const dropLatePayment: Step = async (context) => {
  const { booking } = context;
  const paymentId = latePaymentOf(booking);
  const next = paymentId === null ? null : await letGo(context, paymentId);
  return next ?? moveTo(context, booking.state, { progress: { latePayment: null } });
};
