import { type BookingFailure, isOnSale } from "../../core/booking/index.ts";
import type { OrderOutcome, OrderStatus } from "../ports/order-placer.ts";
import { orderKey } from "./call-keys.ts";
import { judgeUndone, letGo, paymentOf } from "./payment-of.ts";
import { notCompletedMails, moveTo, type Next, type Step, type StepContext, waitOrAsk } from "./step.ts";

/** `authorised`: the supplier issues it. What may have been ordered before is looked for first; nothing new is, once its sale has closed. */
export const placeOrder: Step = async (context) => {
  const { booking, isFirst, now } = context;
  const known = isFirst ? null : await context.ports.orders.find(orderKey(booking.id), now);
  const isNew = known === null || known.kind === "not_found";
  if (isNew && !isOnSale(booking, now)) return giveUp(context, { code: "sale_closed" });
  const outcome = isNew ? await place(context) : known;
  switch (outcome.kind) {
    case "ordered":
      return moveTo(context, "ordered", { progress: { orderRef: outcome.reference } });
    case "refused":
    case "cancelled":
      return giveUp(context, { code: "sold_out" });
    default:
      return waitOrAsk(context, "order_unknown");
  }
};

const giveUp = (context: StepContext, failure: BookingFailure): Next => moveTo(context, "undoing", { progress: { failure } });

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
  if (taken.kind === "unknown") return waitOrAsk(context, "order_cancel_unknown");
  const payment = await paymentOf(context);
  const isSetAside = payment.kind === "named" || payment.kind === "authorised";
  const next = isSetAside ? await letGo(context, payment.paymentId) : judgeUndone(context, payment);
  return next ?? released(context);
};

function released(context: StepContext): Next {
  const { booking } = context;
  const answer: BookingFailure = booking.progress.failure ?? { code: "payment_declined", reason: "declined" };
  return moveTo(context, "released", { givesBack: true, answer, ...notCompletedMails(context, answer) });
}
