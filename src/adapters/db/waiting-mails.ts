import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { DeskAct } from "../../core/desk/index.ts";
import type { KeptMail } from "../../usecases/ports/desk-store.ts";
import type { Queries } from "./open-database.ts";
import { insertAct } from "./desk-acts.ts";
import { waits } from "./outbox.ts";
import { outboxMails } from "./schema/index.ts";

/** A mail without its body. */
export const KEPT_MAIL = {
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

/** The longest waiting first. */
export const selectWaitingMails = (queries: Queries, limit: number): Promise<readonly KeptMail[]> =>
  waitingWhere(queries, undefined, limit);

export async function selectWaitingMail(queries: Queries, idStart: string): Promise<KeptMail | null> {
  const found = await waitingWhere(queries, sql`starts_with(${outboxMails.id}, ${idStart})`, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const waitingWhere = (queries: Queries, wanted: SQL | undefined, limit: number): Promise<readonly KeptMail[]> =>
  queries
    .select(KEPT_MAIL)
    .from(outboxMails)
    .where(and(waits, wanted))
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.id))
    .limit(limit);

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
