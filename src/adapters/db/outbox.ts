import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import { ERASED, ERASED_EMAIL, isErasedBooking } from "../../core/desk/index.ts";
import type { EnquiryId } from "../../core/enquiries/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { WatchId } from "../../core/watches/index.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import type { Outbox } from "../../usecases/ports/outbox.ts";
import type { Database, Queries } from "./open-database.ts";
import { bookings, outboxMails } from "./schema/index.ts";

/** Mails that wait in our database to be sent. */
export function createOutbox({ queries }: Database): Outbox {
  return {
    takeDue: async (now, until) => {
      const next = queries
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .where(and(waits, lte(outboxMails.dueAt, now)))
        .orderBy(asc(outboxMails.dueAt), asc(outboxMails.id))
        .limit(1)
        .for("update", { skipLocked: true });
      const [row] = await queries
        .update(outboxMails)
        .set({ dueAt: until, attempts: sql`${outboxMails.attempts} + 1` })
        .where(eq(outboxMails.id, sql`(${next})`))
        .returning();
      return row ? { mail: mailOf(row), attempts: row.attempts } : null;
    },
    markSent: async (id, at) => {
      const sent = { sentAt: at, lastFailure: null };
      await queries
        .update(outboxMails)
        .set(sent)
        .where(and(eq(outboxMails.id, id), isNull(outboxMails.watchId)));
      // In the same statement: whoever dies between two would leave the links of a mail that has gone out.
      await queries
        .update(outboxMails)
        .set({ ...sent, ...EMPTIED })
        .where(and(eq(outboxMails.id, id), isNotNull(outboxMails.watchId)));
    },
    putOff: async (id, reason, until) => {
      await queries.update(outboxMails).set({ dueAt: until, lastFailure: reason }).where(eq(outboxMails.id, id));
    },
  };
}

/** A mail of which nothing is left but to whom it went, its subject and its text. */
export const TEXT_ALONE = { html: null, attachments: [], replyToName: null, replyToAddress: null, stopUrl: null };

/** What stays of a mail about a watch: it holds links that nobody but its reader is to have. */
export const EMPTIED = { recipient: ERASED_EMAIL, subject: ERASED, body: "", ...TEXT_ALONE };

/** Neither sent nor given up. */
export const waits = and(isNull(outboxMails.sentAt), isNull(outboxMails.givenUpAt));

/** Whatever we wrote about the booking, whoever it is for: what visitors write to the agency may name a booking too, also that of others. */
export const aboutBooking = ({ id }: Pick<Booking, "id">): SQL | undefined =>
  and(isNull(outboxMails.enquiryId), isNull(outboxMails.watchId), or(contains(outboxMails.subject, id), contains(outboxMails.body, id)));

const contains = (column: typeof outboxMails.body | typeof outboxMails.subject, text: string): SQL =>
  sql`position(${text} in ${column}) > 0`;

/**
 * Puts a mail into the outbox, in the transaction of what it is about. It is due at once.
 * @param enquiryId of which enquiry it tells; null for a mail about a booking or a watch.
 * @param watchId about which watch it is; null for any other.
 */
export async function putIntoOutbox(
  tx: Queries,
  mail: Mail,
  enquiryId: EnquiryId | null = null,
  watchId: WatchId | null = null,
): Promise<void> {
  const { id, to, subject, text, html, attachments, replyTo, createdAt, stopUrl = null } = mail;
  await tx.insert(outboxMails).values({
    id,
    enquiryId,
    watchId,
    recipient: to,
    subject,
    body: text,
    html,
    attachments,
    replyToName: replyTo?.name ?? null,
    replyToAddress: replyTo?.address ?? null,
    stopUrl,
    createdAt,
    dueAt: createdAt,
    attempts: 0,
  });
}

/**
 * Puts mails to a booking's traveller into the outbox, in the transaction of what they are about. None where the traveller has been erased since
 * they were written; the booking's row is held, so that who erases them next takes the mails along.
 */
export async function writeToTraveller(tx: Queries, id: BookingId, mails: readonly Mail[]): Promise<void> {
  const contact = { email: bookings.contactEmail, mobile: bookings.contactMobile };
  const [row] = await tx.select(contact).from(bookings).where(eq(bookings.id, id)).for("update");
  if (row === undefined || isErasedBooking({ contact: row })) return;
  for (const mail of mails) await putIntoOutbox(tx, mail);
}

function mailOf(row: typeof outboxMails.$inferSelect): Mail {
  const { id, recipient: to, subject, body: text, html, attachments, createdAt } = row;
  const { replyToName: name, replyToAddress: address, stopUrl } = row;
  const replyTo = name === null || address === null ? null : { name, address };
  return { id, to, subject, text, html, attachments, createdAt, replyTo, ...(stopUrl !== null && { stopUrl }) };
}
