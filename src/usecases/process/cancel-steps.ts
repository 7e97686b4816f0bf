import { orderKey, refundKey } from "./call-keys.ts";
import { paymentOf } from "./payment-of.ts";
import { askPerson, moveTo, type Next, type Step, type StepContext, WAIT, waitOrAsk } from "./step.ts";

/**
 * `cancelling`: the supplier takes the order back, then its units are free, and the traveller is told. A supplier that does not know
 * an order which it has confirmed may have it under another name, and fly or host nobody: no money goes out before a person has looked.
 */
export const cancelOrder: Step = async (context) => {
  const { ports, booking, now } = context;
  const outcome = await ports.orders.cancel(orderKey(booking.id), now);
  if (outcome.kind === "unknown") return waitOrAsk(context, "order_cancel_unknown");
  if (outcome.kind === "not_found" && booking.progress.orderRef !== null) return askPerson(context, "order_cancel_unknown");
  const mails = [ports.writeMail("cancelled", { ...booking, state: "cancelled" }, now)];
  return moveTo(context, "cancelled", { givesBack: true, mails });
};

/** `cancelled`: what is owed goes back, once. Nothing is to do where nothing is owed. */
export const refund: Step = async (context) => {
  const { ports, booking, isFirst, now } = context;
  const { cancellation } = booking.progress;
  if (cancellation === null || cancellation.refund.amountMinor === 0) return WAIT;
  const payment = await paymentOf(context);
  if (payment.kind === "unknown") return waitOrAsk(context, "refund_unknown");
  if (payment.kind !== "named" && payment.kind !== "captured") return askPerson(context, "refund_unknown");
  const { paymentId } = payment;
  const key = refundKey(booking.id);
  const known = isFirst ? null : await ports.gateway.lookupRefund(key, now);
  const outcome =
    known === null || known.kind === "not_found"
      ? await ports.gateway.refund({ key, paymentId, amount: cancellation.refund, at: now })
      : known;
  if (outcome.kind === "refunded") return refunded(context);
  if (outcome.kind === "declined") return askPerson(context, "refund_declined");
  return waitOrAsk(context, "refund_unknown");
};

const refunded = (context: StepContext): Next => {
  const { ports, booking, now } = context;
  return moveTo(context, "refunded", { mails: [ports.writeMail("refunded", { ...booking, state: "refunded" }, now)] });
};
