import { and, asc, eq, lte, sql } from "drizzle-orm";
import { type WatchId } from "../../core/watches/index.ts";
import type { AskedWatch, DueWatch, WatchLetter, WatchStore } from "../../usecases/ports/watch-store.ts";
import type { Database, Queries } from "./open-database.ts";
import { priceWatches, watchTokens } from "./schema/index.ts";
import { endWatch, livesUnder, putLetter, watchOf, type WatchRow } from "./watch-rows.ts";

/** Watches, what their links are known by, and the mails about them, in one database. */
export function createWatchStore({ queries, transaction }: Database): WatchStore {
  return {
    ask: (asked, letter) => transaction((tx) => askFor(tx, asked, letter)),
    find: async (hash, door) => {
      const [row] = await queries
        .select({ watch: priceWatches })
        .from(watchTokens)
        .innerJoin(priceWatches, eq(priceWatches.id, watchTokens.watchId))
        .where(and(eq(watchTokens.hash, hash), eq(watchTokens.opens, door)));
      return row ? watchOf(row.watch) : null;
    },
    confirm: (id, nextAt, most) =>
      transaction(async (tx) => {
        const [found] = await tx.select().from(priceWatches).where(eq(priceWatches.id, id));
        if (found?.email == null) return "gone";
        // All of the address are locked in one order: of two that are confirmed at once, one is counted first.
        const all = await tx.select().from(priceWatches).where(livesUnder(found.email)).orderBy(asc(priceWatches.id)).for("update");
        const state = all.find((row) => row.id === id)?.state;
        if (state !== "asked") return state === "watching" ? "watching" : "gone";
        if (all.filter((row) => row.state === "watching").length >= most) return "too_many";
        await tx.update(priceWatches).set({ state: "watching", dueAt: nextAt }).where(eq(priceWatches.id, id));
        return "watching";
      }),
    takeDue: async (now, until) => {
      const next = queries
        .select({ id: priceWatches.id })
        .from(priceWatches)
        .where(lte(priceWatches.dueAt, now))
        .orderBy(asc(priceWatches.dueAt), asc(priceWatches.id))
        .limit(1)
        .for("update", { skipLocked: true });
      const [row] = await queries
        .update(priceWatches)
        .set({ dueAt: until })
        .where(eq(priceWatches.id, sql`(${next})`))
        .returning();
      return row ? dueOf(row, until) : null;
    },
    settle: ({ watch: { id }, until }, { toldFare, nextAt, letter }) =>
      transaction(async (tx) => {
        const settled = await tx
          .update(priceWatches)
          .set({ toldFareMinor: toldFare?.amountMinor ?? null, dueAt: nextAt })
          .where(and(eq(priceWatches.id, id), eq(priceWatches.state, "watching"), eq(priceWatches.dueAt, until)))
          .returning({ id: priceWatches.id });
        if (settled.length === 0) return false;
        if (letter !== null) await putLetter(tx, id, letter);
        return true;
      }),
    end: (id, ending, at) => transaction((tx) => endWatch(tx, id, ending, at)),
  };
}

/** Who asks at the same time for the same waits for the other's transaction. */
async function askFor(tx: Queries, { watch, key, confirmBy }: AskedWatch, letter: WatchLetter): Promise<void> {
  const { id, createdAt, email, language, currency, search, toldFare } = watch;
  const toldFareMinor = toldFare?.amountMinor ?? null;
  const [kept] = await tx
    .insert(priceWatches)
    .values({ id, createdAt, state: "asked", email, watchKey: key, language, currency, search, toldFareMinor, dueAt: confirmBy })
    .onConflictDoUpdate({
      target: priceWatches.watchKey,
      set: {
        createdAt,
        email,
        language,
        currency,
        dueAt: confirmBy,
        // As both are in Postgres: the lower one, and the other where one is null.
        toldFareMinor: sql`least(${priceWatches.toldFareMinor}, excluded.told_fare_minor)`,
      },
      setWhere: eq(priceWatches.state, "asked"),
    })
    .returning({ id: priceWatches.id });
  if (kept) await putLetter(tx, kept.id as WatchId, letter);
}

function dueOf(row: WatchRow, until: DueWatch["until"]): DueWatch {
  const watch = watchOf(row);
  if (watch.email === null) throw new Error("A watch that has ended is not due.");
  return { watch: { ...watch, email: watch.email }, until };
}
