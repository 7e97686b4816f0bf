import type { BookingFailure } from "../../core/booking/index.ts";
import type { OrderOutcome, OrderStatus } from "../ports/order-desk.ts";
import { orderKey, paymentKey, voidKey } from "./call-keys.ts";
import { askPerson, lettersOf, moveTo, type Next, type Step, type StepContext, waitOrAsk } from "./step.ts";

/** `authorised`: the supplier issues it. What may have been ordered before is looked for first. */
export const placeOrder: Step = async (context) => {
  const { booking, isFirst } = context;
  const known = isFirst ? null : await context.ports.orders.find(orderKey(booking.id), context.now);
  const outcome = known === null || known.kind === "not_found" ? await place(context) : known;
  switch (outcome.kind) {
    case "ordered":
      return moveTo(context, "ordered", { progress: { orderRef: outcome.reference } });
    case "refused":
    case "cancelled":
      return moveTo(context, "undoing", { progress: { failure: { code: "sold_out" } } });
    default:
      return waitOrAsk(context, booking.createdAt, "order_unknown");
  }
};

async function place({ ports, booking, now }: StepContext): Promise<OrderOutcome | OrderStatus> {
  const { id: bookingId, travellers } = booking;
  const key = orderKey(bookingId);
  const outcome = await ports.orders.place({ key, bookingId, purchase: booking, travellers, at: now });
  return outcome.kind === "unknown" ? ports.orders.find(key, now) : outcome;
}

/** `undoing`: the order first, so that nobody travels unpaid; then the money that was set aside, and the units. */
export const undo: Step = async (context) => {
  const { ports, booking, now } = context;
  const taken = await ports.orders.cancel(orderKey(booking.id), now);
  if (taken.kind === "unknown") return waitOrAsk(context, booking.createdAt, "order_cancel_unknown");
  const { paymentId } = booking.progress;
  if (paymentId === null) return released(context);
  const outcome = await ports.gateway.void({ key: voidKey(booking.id), paymentId, at: now });
  if (outcome.kind === "voided") return released(context);
  const status = await ports.gateway.lookup(paymentKey(booking.id), now);
  if (status.kind === "voided" || status.kind === "declined") return released(context);
  if (status.kind === "captured") return askPerson(context, "captured_while_undoing");
  return waitOrAsk(context, booking.createdAt, "void_unknown");
};

function released(context: StepContext): Next {
  const { booking } = context;
  const answer: BookingFailure = booking.progress.failure ?? { code: "payment_declined", reason: "declined" };
  return moveTo(context, "released", { givesBack: true, answer, ...lettersOf(context, answer) });
}
