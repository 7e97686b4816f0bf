import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { FlightSearch } from "../../../core/flights/index.ts";
import type { CurrencyCode, Language } from "../../../core/kernel/index.ts";
import type { WatchEnding, WatchId, WatchState } from "../../../core/watches/index.ts";
import { instant } from "./instant.ts";

/**
 * One row a watch. `watch_key` is a check value of address and search, under which there is one that lives; with the address it goes
 * when the watch ends. `due_at`: when somebody has to look at it; a taker moves it ahead first, so that nobody else does.
 */
export const priceWatches = pgTable(
  "price_watches",
  {
    id: text().$type<WatchId>().primaryKey(),
    createdAt: instant("created_at").notNull(),
    state: text().$type<WatchState>().notNull(),
    ending: text().$type<WatchEnding>(),
    email: text(),
    watchKey: text("watch_key").unique(),
    language: text().$type<Language>().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    search: jsonb().$type<FlightSearch>().notNull(),
    /** The lowest fare that was told, in US cents per traveller. */
    toldFareMinor: bigint("told_fare_minor", { mode: "number" }),
    /** Null once it has ended. */
    dueAt: instant("due_at"),
    endedAt: instant("ended_at"),
  },
  (table) => [
    check("price_watches_state_known", sql`${table.state} in ('asked', 'watching', 'ended')`),
    check("price_watches_end_is_whole", sql`(${table.state} = 'ended') = (${table.ending} is not null and ${table.endedAt} is not null)`),
    check("price_watches_end_names_nobody", sql`(${table.state} = 'ended') = (${table.email} is null)`),
    index("price_watches_due").on(table.dueAt),
    index("price_watches_email").on(sql`lower(${table.email})`),
  ],
);

/** What the links in mails about a watch are known by: hashes, which open nothing. */
export const watchTokens = pgTable(
  "watch_tokens",
  {
    hash: text().primaryKey(),
    watchId: text("watch_id")
      .$type<WatchId>()
      .notNull()
      .references(() => priceWatches.id, { onDelete: "cascade" }),
    /** What the link is for. */
    opens: text().$type<"confirm" | "stop">().notNull(),
  },
  (table) => [index("watch_tokens_watch").on(table.watchId), check("watch_tokens_known", sql`${table.opens} in ('confirm', 'stop')`)],
);
