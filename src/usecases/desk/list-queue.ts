import type { AttentionReason, Booking, BookingState, DeskRefund } from "../../core/booking/index.ts";
import { type Instant, isBefore, minutesBefore } from "../../core/kernel/index.ts";
import type { FailingJob, KeptMail, OpenEnquiries } from "../ports/desk-store.ts";
import type { Advice } from "../ports/runbooks.ts";
import type { DeskPorts } from "./desk-ports.ts";

/** A booking that waits for a person, and what to do about it. */
export interface WaitingBooking {
  readonly booking: Booking;
  readonly reason: AttentionReason;
  readonly from: BookingState;
  readonly since: Instant;
  readonly advice: Advice;
}

/** All that does not go on by itself. */
export interface Queue {
  readonly bookings: readonly WaitingBooking[];
  readonly refunds: readonly DeskRefund[];
  readonly mails: readonly KeptMail[];
  /** Of which of these two more wait than are listed. */
  readonly more: readonly ("bookings" | "mails")[];
  readonly jobs: readonly FailingJob[];
  readonly enquiries: readonly OpenEnquiries[];
  /** Where mails are files, because no mail server is set and nobody is written to; null where one is. */
  readonly mailFolder: string | null;
}

/** A mail or a job that fails for longer than this is worth a look. */
const LONG_MINUTES = 60;
/** Of bookings and of mails: who reads as many has an outage to mend first. */
export const MOST_LISTED = 500;

/** What waits for a person, the longest waiting first. */
export const createListQueue = (ports: DeskPorts) => async (): Promise<Queue> => {
  const { desk, clock } = ports;
  const longAgo = minutesBefore(clock.now(), LONG_MINUTES);
  const limit = MOST_LISTED + 1;
  const waiting = await desk.listBookings({ state: "needs_person", since: null, until: null, email: null, limit, first: "oldest" });
  const [bookings, refunds, mails, jobs, enquiries] = await Promise.all([
    Promise.all(waiting.slice(0, MOST_LISTED).map((booking) => adviseOn(ports, booking))),
    desk.listOpenRefunds(),
    desk.listWaitingMails(limit),
    desk.listFailingJobs(longAgo),
    desk.countOpenEnquiries(),
  ]);
  return {
    bookings: bookings.flat().toSorted((a, b) => (isBefore(a.since, b.since) ? -1 : 1)),
    refunds,
    mails: mails.slice(0, MOST_LISTED).filter(({ createdAt, lastFailure }) => lastFailure !== null && isBefore(createdAt, longAgo)),
    more: [...(waiting.length === limit ? (["bookings"] as const) : []), ...(mails.length === limit ? (["mails"] as const) : [])],
    jobs,
    enquiries,
    mailFolder: ports.mailFolder,
  };
};

async function adviseOn({ runbooks }: DeskPorts, booking: Booking): Promise<readonly WaitingBooking[]> {
  const { attention } = booking.progress;
  return attention === null ? [] : [{ booking, ...attention, advice: await runbooks.advice(attention.reason) }];
}
