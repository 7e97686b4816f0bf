import { type BookingFailure, dueNow } from "../../core/booking/index.ts";
import { isBefore, minutesBefore } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { PaymentStatus } from "../ports/payment-gateway.ts";
import { captureKey, paymentKey } from "./call-keys.ts";
import { paymentIn } from "./payment-of.ts";
import { askPerson, notCompletedMails, moveTo, type Next, type Step, type StepContext, WAIT, waitOrAsk } from "./step.ts";

/** A gateway that has not heard of a payment after this long will not hear of it any more. */
const NEVER_ASKED_MINUTES = 30;
/** A card is not used any more once the booking is this old: what is left is for the bank's answer, before the booking is given up. */
const CARD_MINUTES = 10;

/** `held`: the bank sets the money aside, if it has not yet. Without the card it can only be asked what it did. */
export const authorise: Step = async (context) => {
  const { booking, now } = context;
  const status = await askBank(context);
  switch (status.kind) {
    case "authorised":
    case "captured":
      return moveTo(context, "authorised", { progress: { paymentId: status.paymentId } });
    case "declined":
      return end(context, "failed", { code: "payment_declined", reason: status.reason });
    case "voided":
      return end(context, "failed", { code: "payment_declined", reason: "declined" });
    case "not_found":
      return isBefore(booking.createdAt, minutesBefore(now, NEVER_ASKED_MINUTES))
        ? end(context, "expired", { code: "payment_not_asked" })
        : WAIT;
    default:
      return waitOrAsk(context, "payment_unknown");
  }
};

/** What the bank has done; where it has not heard of the payment and the card is at hand, it is asked for the money. */
async function askBank(context: StepContext): Promise<PaymentStatus> {
  const { ports, booking, isFirst, now } = context;
  const known = isFirst && freshCard(context) !== null ? NOT_ASKED : await ports.gateway.lookup(paymentKey(booking.id), now);
  const card = freshCard(context);
  return card !== null && known.kind === "not_found" ? authoriseWith(context, card) : known;
}

const NOT_ASKED = { kind: "not_found" } as const;

/** The card, if it may still be used: by the clock of this moment, because the process may have stood still since the step began. */
const freshCard = ({ ports, booking, card }: StepContext): CardDetails | null =>
  isBefore(minutesBefore(ports.clock.now(), CARD_MINUTES), booking.createdAt) ? card : null;

/** Asks for the money; when there is no answer, asks what became of it, and only if it was never heard of once more for the money. */
async function authoriseWith(context: StepContext, card: CardDetails): Promise<PaymentStatus> {
  const { ports, booking, now } = context;
  const { gateway } = ports;
  const request = { key: paymentKey(booking.id), amount: dueNow(booking), card, at: now };
  const first = await gateway.authorise(request);
  if (first.kind !== "unknown") return first;
  const status = await gateway.lookup(request.key, now);
  return status.kind === "not_found" && freshCard(context) !== null ? gateway.authorise(request) : status;
}

/** The booking comes to nothing before anything was set aside. */
function end(context: StepContext, to: "failed" | "expired", answer: BookingFailure): Next {
  return moveTo(context, to, { progress: { failure: answer }, givesBack: true, answer, ...notCompletedMails(context, answer) });
}

/** `ordered`: the bank pays what it has set aside. Only its clear no undoes the order. */
export const capture: Step = async (context) => {
  const { ports, booking, isFirst, now } = context;
  const key = paymentKey(booking.id);
  const known = isFirst && booking.progress.paymentId !== null ? null : await ports.gateway.lookup(key, now);
  if (known?.kind === "captured") return moveTo(context, "captured", { progress: { paymentId: known.paymentId } });
  if (known?.kind === "unknown") return waitOrAsk(context, "capture_unknown");
  const paymentId = booking.progress.paymentId ?? paymentIn(known);
  if (paymentId === null) return askPerson(context, "capture_unknown");
  const outcome = await ports.gateway.capture({ key: captureKey(booking.id), paymentId, at: now });
  if (outcome.kind === "captured") return moveTo(context, "captured", { progress: { paymentId } });
  if (outcome.kind === "unknown") {
    const status = await ports.gateway.lookup(key, now);
    return status.kind === "captured" ? moveTo(context, "captured", { progress: { paymentId } }) : waitOrAsk(context, "capture_unknown");
  }
  return moveTo(context, "undoing", { progress: { failure: { code: "payment_declined", reason: outcome.reason } } });
};

/** `captured`: all is done; the traveller is told in the same transaction. */
export const confirm: Step = async (context) => {
  const confirmed = { ...context.booking, state: "confirmed" as const };
  return moveTo(context, "confirmed", { answer: "bill", mails: [context.ports.writeMail("confirmed", confirmed, context.now)] });
};
