import { counted, utcText } from "../core/kernel/index.ts";
import type { FailingJob } from "../usecases/ports/desk-store.ts";
import { MOST_LISTED, type Queue, type WaitingBooking } from "../usecases/desk/list-queue.ts";
import { type Call, type Command, done } from "./command.ts";
import { ageText, amountText, plain, purchaseText } from "./format.ts";
import { table, wrap } from "./layout.ts";
import { mailLines } from "./mail-lines.ts";
import { noMailServer } from "./no-mail-server.ts";

export const queueCommand: Command = {
  usage: "queue",
  summary: "what waits for a person, why, since when, and what to do about it",
  options: {},
  words: { min: 0, max: 0 },
  run: async (call) => {
    const queue = await call.desk.listQueue();
    return done(queueLines(queue, call), queue);
  },
};

function queueLines(queue: Queue, call: Call): readonly string[] {
  const parts = [
    queue.bookings.flatMap((waiting) => waitingLines(waiting, call)),
    refundLines(queue),
    enquiryLines(queue, call),
    titled(
      "Mails that could not be sent for an hour: docs/runbooks/mail-down.md",
      queue.mails.length === 0 ? [] : mailLines(queue.mails, call.desk.now()),
    ),
    queue.more.map((kind) => `More ${kind} wait than the ${MOST_LISTED} oldest, which were looked at: list ${LISTS[kind]}`),
    titled("Jobs that have not come to an end for an hour: docs/runbooks/stuck-job.md", jobLines(queue.jobs, call)),
  ].filter((lines) => lines.length > 0);
  const waiting = parts.length === 0 ? [["Nothing waits for a person."]] : parts;
  const told = queue.mailFolder === null ? waiting : [...waiting, wrap(noMailServer(queue.mailFolder))];
  return told.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

const LISTS = { bookings: "bookings --state needs_person --limit 1000", mails: "mails --limit 1000" } as const;

const titled = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [title, ...lines]);

function waitingLines({ booking, reason, from, since, advice }: WaitingBooking, { desk }: Call): readonly string[] {
  const { lines, file } = advice;
  return [
    `${booking.id}  ${reason}  for ${ageText(since, desk.now())}, since ${utcText(since)}`,
    `  ${purchaseText(booking)}, ${amountText(booking.quote.total)}; it was ${from}`,
    ...lines.flatMap((line) => wrap(line, 96)).map((line) => `  ${line}`),
    `  More: ${file}, and: npm run desk -- show ${booking.id}`,
  ];
}

const refundLines = ({ refunds }: Queue): readonly string[] =>
  refunds.map(
    ({ bookingId, amount, begunAt }) =>
      `${bookingId}  refund of ${amountText(amount)} begun ${utcText(begunAt)}, outcome unknown: refund ${bookingId} --finish`,
  );

/** How many wait, and the longest waiting of each kind: what they say stands in the lists. */
const enquiryLines = ({ enquiries }: Queue, { desk }: Call): readonly string[] =>
  enquiries.map(({ kind, count, oldest }) => `${counted(count, kind)} to answer, one for ${ageText(oldest, desk.now())}: list ${kind}s`);

const jobLines = (jobs: readonly FailingJob[], { desk }: Call): readonly string[] =>
  jobs.length === 0
    ? []
    : table(
        ["booking", "for", "tries>", "again", "last failure"],
        jobs.map(({ bookingId, since, attempts, isGivenUp, lastFailure }) => [
          bookingId,
          ageText(since, desk.now()),
          String(attempts),
          isGivenUp ? `no: retry ${bookingId}` : "yes",
          plain(lastFailure ?? ""),
        ]),
      );
