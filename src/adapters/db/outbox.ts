import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { EnquiryId } from "../../core/enquiries/index.ts";
import type { Mail } from "../../usecases/ports/mailer.ts";
import type { Outbox } from "../../usecases/ports/outbox.ts";
import type { Database, Queries } from "./open-database.ts";
import { outboxMails } from "./schema/index.ts";

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
      await queries.update(outboxMails).set({ sentAt: at, lastFailure: null }).where(eq(outboxMails.id, id));
    },
    putOff: async (id, reason, until) => {
      await queries.update(outboxMails).set({ dueAt: until, lastFailure: reason }).where(eq(outboxMails.id, id));
    },
  };
}

/** Neither sent nor given up. */
export const waits = and(isNull(outboxMails.sentAt), isNull(outboxMails.givenUpAt));

/**
 * Puts a mail into the outbox, in the transaction of what it is about. It is due at once.
 * @param enquiryId of which enquiry it tells; null for a mail about a booking.
 */
export async function putIntoOutbox(tx: Queries, mail: Mail, enquiryId: EnquiryId | null = null): Promise<void> {
  const { id, to, subject, text, html, attachments, replyTo, createdAt } = mail;
  await tx.insert(outboxMails).values({
    id,
    enquiryId,
    recipient: to,
    subject,
    body: text,
    html,
    attachments,
    replyToName: replyTo?.name ?? null,
    replyToAddress: replyTo?.address ?? null,
    createdAt,
    dueAt: createdAt,
    attempts: 0,
  });
}

function mailOf(row: typeof outboxMails.$inferSelect): Mail {
  const { id, recipient: to, subject, body: text, html, attachments, createdAt } = row;
  const { replyToName: name, replyToAddress: address } = row;
  return { id, to, subject, text, html, attachments, createdAt, replyTo: name === null || address === null ? null : { name, address } };
}
