import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { ERASED } from "../../core/desk/index.ts";
import { type Instant, money } from "../../core/kernel/index.ts";
import type { Watch, WatchEnding, WatchId } from "../../core/watches/index.ts";
import type { WatchLetter } from "../../usecases/ports/watch-store.ts";
import type { Queries } from "./open-database.ts";
import { EMPTIED, putIntoOutbox, waits } from "./outbox.ts";
import { outboxMails, priceWatches, watchTokens } from "./schema/index.ts";

export type WatchRow = typeof priceWatches.$inferSelect;

export const watchOf = ({ toldFareMinor, ...row }: WatchRow): Watch => ({
  id: row.id,
  createdAt: row.createdAt,
  state: row.state,
  ending: row.ending,
  email: row.email,
  language: row.language,
  currency: row.currency,
  search: row.search,
  toldFare: toldFareMinor === null ? null : money(toldFareMinor),
});

/** Puts a mail about a watch into the outbox, with what its links are known by. */
export async function putLetter(tx: Queries, id: WatchId, { mail, tokens }: WatchLetter): Promise<void> {
  await tx.insert(watchTokens).values(tokens.map(({ hash, opens }) => ({ hash, watchId: id, opens })));
  await putIntoOutbox(tx, mail, null, id);
}

/** Ends a watch that lives; a mail about it that has not gone out will not. @returns whether it lived. */
export async function endWatch(tx: Queries, id: WatchId, ending: WatchEnding, at: Instant): Promise<boolean> {
  const mayEnd = ending === "unconfirmed" ? eq(priceWatches.state, "asked") : ne(priceWatches.state, "ended");
  const ended = await tx
    .update(priceWatches)
    .set({ state: "ended", ending, endedAt: at, email: null, watchKey: null, dueAt: null })
    .where(and(eq(priceWatches.id, id), mayEnd))
    .returning({ id: priceWatches.id });
  if (ended.length === 0) return false;
  const itsMails = eq(outboxMails.watchId, id);
  await tx.update(outboxMails).set({ givenUpAt: at, lastFailure: ERASED }).where(and(itsMails, waits));
  await tx.update(outboxMails).set(EMPTIED).where(itsMails);
  return true;
}

/** The oldest first. */
export async function selectWatchesOf(queries: Queries, email: string): Promise<readonly Watch[]> {
  const rows = await queries
    .select()
    .from(priceWatches)
    .where(livesUnder(email))
    .orderBy(asc(priceWatches.createdAt), asc(priceWatches.id));
  return rows.map(watchOf);
}

/** Null where there is none, or it has ended. */
export async function selectLivingWatch(queries: Queries, id: string): Promise<Watch | null> {
  const [row] = await queries
    .select()
    .from(priceWatches)
    .where(and(eq(priceWatches.id, id as WatchId), LIVES));
  return row === undefined ? null : watchOf(row);
}

const LIVES = or(eq(priceWatches.state, "asked"), eq(priceWatches.state, "watching"));

/** Watches that live under an address, in whatever case. */
export const livesUnder = (email: string) => and(LIVES, eq(sql`lower(${priceWatches.email})`, sql`lower(${email})`));
