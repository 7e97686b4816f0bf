import { dueNow } from "../../core/booking/index.ts";
import { isBefore, minutesBefore } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { PaymentStatus } from "../ports/payment-gateway.ts";
import { captureKey, paymentKey } from "./call-keys.ts";
import { askPerson, lettersOf, moveTo, type Next, type Step, type StepContext, WAIT, waitOrAsk } from "./step.ts";

/** A gateway that has not heard of a payment after this long will not hear of it any more. */
const NEVER_ASKED_MINUTES = 30;
/** A card is not used any more once its request is this old: by then the booking may have been given up. */
const CARD_MINUTES = 10;

/** `held`: the bank sets the money aside. Without the card it can only be asked what it did. */
export const authorise: Step = async (context) => {
  const { ports, booking, card, now } = context;
  const isFresh = isBefore(minutesBefore(now, CARD_MINUTES), booking.createdAt);
  const status = card !== null && isFresh ? await authoriseWith(context, card) : await ports.gateway.lookup(paymentKey(booking.id), now);
  switch (status.kind) {
    case "authorised":
    case "captured":
      return moveTo(context, "authorised", { progress: { paymentId: status.paymentId } });
    case "declined":
      return end(context, "failed", status.reason);
    case "voided":
      return end(context, "failed", "declined");
    case "not_found":
      return isBefore(booking.createdAt, minutesBefore(now, NEVER_ASKED_MINUTES)) ? end(context, "expired", "declined") : WAIT;
    default:
      return waitOrAsk(context, booking.createdAt, "payment_unknown");
  }
};

/** Asks for the money; when there is no answer, asks what became of it, and only if it was never heard of once more for the money. */
async function authoriseWith({ ports: { gateway }, booking, now }: StepContext, card: CardDetails): Promise<PaymentStatus> {
  const request = { key: paymentKey(booking.id), amount: dueNow(booking), card, at: now };
  const first = await gateway.authorise(request);
  if (first.kind !== "unknown") return first;
  const status = await gateway.lookup(request.key, now);
  return status.kind === "not_found" ? gateway.authorise(request) : status;
}

/** The booking comes to nothing before anything was set aside. */
function end(context: StepContext, to: "failed" | "expired", reason: "declined" | "insufficient_funds" | "expired_card"): Next {
  const answer = { code: "payment_declined", reason } as const;
  return moveTo(context, to, { progress: { failure: answer }, givesBack: true, answer, ...lettersOf(context, answer) });
}

/** `ordered`: the bank pays what it has set aside. Only its clear no undoes the order. */
export const capture: Step = async (context) => {
  const { ports, booking, isFirst, now } = context;
  const { paymentId } = booking.progress;
  if (paymentId === null) return askPerson(context, "capture_unknown");
  const known = isFirst ? null : await ports.gateway.lookup(paymentKey(booking.id), now);
  if (known?.kind === "captured") return moveTo(context, "captured");
  if (known?.kind === "unknown") return waitOrAsk(context, booking.createdAt, "capture_unknown");
  const outcome = await ports.gateway.capture({ key: captureKey(booking.id), paymentId, at: now });
  if (outcome.kind === "captured") return moveTo(context, "captured");
  if (outcome.kind === "unknown") {
    const status = await ports.gateway.lookup(paymentKey(booking.id), now);
    return status.kind === "captured" ? moveTo(context, "captured") : waitOrAsk(context, booking.createdAt, "capture_unknown");
  }
  return moveTo(context, "undoing", { progress: { failure: { code: "payment_declined", reason: outcome.reason } } });
};

/** `captured`: all is done; the traveller is told in the same transaction. */
export const confirm: Step = async (context) => {
  const confirmed = { ...context.booking, state: "confirmed" as const };
  return moveTo(context, "confirmed", { answer: "bill", mails: [context.ports.writeMail("confirmed", confirmed, context.now)] });
};
