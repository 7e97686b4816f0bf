import { and, asc, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
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

/** Newest first; of all addresses where none is named. */
export const selectLivingWatches = (queries: Queries, email: string | null, limit: number): Promise<readonly Watch[]> =>
  watchesWhere(queries, email === null ? LIVES : livesUnder(email), limit);

/** Null where there is none, it has ended, or more than one begins so. */
export async function selectLivingWatch(queries: Queries, idStart: string): Promise<Watch | null> {
  const [found = null, ...others] = await watchesWhere(queries, and(LIVES, sql`starts_with(${priceWatches.id}, ${idStart})`), 2);
  return others.length === 0 ? found : null;
}

async function watchesWhere(queries: Queries, wanted: SQL | undefined, limit: number): Promise<readonly Watch[]> {
  const order = [desc(priceWatches.createdAt), asc(priceWatches.id)];
  const rows = await queries
    .select()
    .from(priceWatches)
    .where(wanted)
    .orderBy(...order)
    .limit(limit);
  return rows.map(watchOf);
}

const LIVES = or(eq(priceWatches.state, "asked"), eq(priceWatches.state, "watching"));

/** Watches that live under an address, in whatever case. */
export const livesUnder = (email: string) => and(LIVES, eq(sql`lower(${priceWatches.email})`, sql`lower(${email})`));
