import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import type { DeskAct, DeskActName } from "../../core/desk/index.ts";
import type { Instant } from "../../core/kernel/index.ts";
import type { KeptMail } from "../../usecases/ports/desk-store.ts";
import type { OutboxCounts } from "../../usecases/ports/metrics.ts";
import type { Database, Queries } from "./open-database.ts";
import { insertAct } from "./desk-acts.ts";
import { aboutBooking, waits } from "./outbox.ts";
import { deskActs, outboxMails } from "./schema/index.ts";

/** The longest waiting first. */
export const selectWaitingMails = (queries: Queries, limit: number): Promise<readonly KeptMail[]> =>
  mailsWhere(queries, waits, OLDEST_FIRST, limit);

export async function selectWaitingMail(queries: Queries, idStart: string): Promise<KeptMail | null> {
  const found = await mailsWhere(queries, and(waits, sql`starts_with(${outboxMails.id}, ${idStart})`), OLDEST_FIRST, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** By the desk: what went with its person or its watch says nothing any more. The latest first. */
export const selectGivenUpMails = (queries: Queries, limit: number): Promise<readonly KeptMail[]> =>
  mailsWhere(queries, isNotNull(deskActs.id), [desc(deskActs.id)], limit);

/** Those that name the booking, whoever they are for: also the agency, and an address that it had before. */
export const selectMailsAbout = (queries: Queries, booking: Pick<Booking, "id">): Promise<readonly KeptMail[]> =>
  mailsWhere(queries, aboutBooking(booking), OLDEST_FIRST, MOST_ABOUT_ONE);

/** Far more than one booking ever has. */
const MOST_ABOUT_ONE = 10_000;

const OLDEST_FIRST = [asc(outboxMails.createdAt), asc(outboxMails.id)];

/** A mail without its body. */
const KEPT_MAIL = {
  id: outboxMails.id,
  to: outboxMails.recipient,
  subject: outboxMails.subject,
  createdAt: outboxMails.createdAt,
  attempts: outboxMails.attempts,
  dueAt: outboxMails.dueAt,
  lastFailure: outboxMails.lastFailure,
  sentAt: outboxMails.sentAt,
  givenUpAt: outboxMails.givenUpAt,
};

/** With the act that gave one up: a mail has one at most, for it must have waited. */
async function mailsWhere(queries: Queries, wanted: SQL | undefined, order: readonly SQL[], limit: number): Promise<readonly KeptMail[]> {
  const rows = await queries
    .select({ ...KEPT_MAIL, actor: deskActs.actor, details: deskActs.details })
    .from(outboxMails)
    .leftJoin(deskActs, and(eq(deskActs.act, GIVES_UP), eq(deskActs.subject, outboxMails.id)))
    .where(wanted)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ actor, details, ...mail }) => ({
    ...mail,
    givenUpBy: actor === null ? null : { actor, because: String(details?.["because"] ?? "") },
  }));
}

/** All nodes count the same ones. */
export async function countMails({ queries }: Pick<Database, "queries">): Promise<OutboxCounts> {
  const oldestAt = sql<Instant | null>`min(${outboxMails.createdAt})`.mapWith(outboxMails.createdAt);
  const [waiting] = await queries.select({ count: count(), oldestAt }).from(outboxMails).where(waits);
  const [givenUp] = await queries.select({ count: count() }).from(deskActs).where(eq(deskActs.act, GIVES_UP));
  return { waiting: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null, givenUp: givenUp?.count ?? 0 };
}

const GIVES_UP = "abandon" satisfies DeskActName;

/** Only one that still waits: what has gone out in the meantime was not given up. */
export async function giveUpMail(tx: Queries, id: KeptMail["id"], act: DeskAct): Promise<boolean> {
  const given = await tx
    .update(outboxMails)
    .set({ givenUpAt: act.at })
    .where(and(eq(outboxMails.id, id), waits))
    .returning({ id: outboxMails.id });
  if (given.length === 0) return false;
  await insertAct(tx, act);
  return true;
}
