import type { Attention, AttentionReason, Booking, BookingFailure, BookingState } from "../../core/booking/index.ts";
import { type Instant, isBefore, minutesBefore } from "../../core/kernel/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { Move } from "../ports/booking-store.ts";
import type { ProcessPorts } from "./process-ports.ts";

/** Where a step stands. */
export interface StepContext {
  readonly ports: ProcessPorts;
  readonly booking: Booking;
  readonly now: Instant;
  /** The card, while the request that brought it lives; it is in nobody else's hands. */
  readonly card: CardDetails | null;
  /** Whether this run has just brought the booking here, so that nobody can have begun the step before. */
  readonly isFirst: boolean;
}

export type Next = { readonly kind: "move"; readonly move: Move } | { readonly kind: "wait" };

/** One step of the process: asks the outside, and says where the booking goes. It writes nothing itself. */
export type Step = (context: StepContext) => Promise<Next>;

export const WAIT: Next = { kind: "wait" };

/** A move of the process from where the booking stands. */
export const moveTo = ({ booking, now }: StepContext, to: BookingState, rest: Omit<Move, "from" | "to" | "at" | "by"> = {}): Next => ({
  kind: "move",
  move: { from: booking.state, to, at: now, by: "process", ...rest },
});

/**
 * What a traveller is written about a booking that came to nothing: always when no request of theirs is in hand, and else only if
 * that request has told them to wait.
 */
export function notCompletedMails(
  { ports, booking, card, now }: StepContext,
  failure: BookingFailure,
): Pick<Move, "mails" | "mailsIfTold"> {
  const ended = { ...booking, progress: { ...booking.progress, failure } };
  const mails = [ports.writeMail("not_completed", ended, now)];
  return card === null ? { mails } : { mailsIfTold: mails };
}

/** How long the outside is asked before a person is, from when the booking came to where it stands: each step has all of it, each time. */
const PATIENCE_MINUTES = 24 * 60;

/** Waits for an answer that the outside cannot give now; after a day in one state a person is asked to look. */
export function waitOrAsk(context: StepContext, reason: AttentionReason): Next {
  const { booking, now } = context;
  const since = booking.progress.since ?? booking.createdAt;
  return isBefore(since, minutesBefore(now, PATIENCE_MINUTES)) ? askPerson(context, reason) : WAIT;
}

/** Hands a booking to a person, and writes to the agency that it waits. */
export function askPerson(context: StepContext, reason: AttentionReason): Next {
  const { ports, booking, now } = context;
  const attention: Attention = { reason, from: booking.state, since: now };
  return moveTo(context, "needs_person", { progress: { attention }, mails: [ports.writeAttentionMail(booking, attention)] });
}
