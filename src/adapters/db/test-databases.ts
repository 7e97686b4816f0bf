import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gt, sql } from "drizzle-orm";
import { Client, Pool } from "pg";
import { inject } from "vitest";
import type { SoldUnits } from "../../usecases/ports/booking-store.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { migrate, MIGRATIONS } from "./migrate.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { inventory } from "./schema/index.ts";

/** A database that a suite runs on. */
export interface TestDatabase {
  readonly name: string;
  readonly kind: Database["kind"];
  /** Why it cannot run here, or null. */
  readonly skipped: string | null;
  open(): Promise<Database>;
  /** Opens one whose tables stood where the first `count` migrations left them, and were filled there. */
  openFrom(count: number, fill: (pool: Pool) => Promise<void>): Promise<Database>;
  /** Takes away what `open` made, once it is closed. */
  drop(): Promise<void>;
}

/** Those that refer to others come before them. */
const TABLES = [
  "booking_events",
  "booking_claims",
  "sandbox_refunds",
  "sandbox_charges",
  "supplier_orders",
  "idempotency_keys",
  "bookings",
  "rate_tables",
  "desk_acts",
  "enquiries",
  "outbox_mails",
  "watch_tokens",
  "price_watches",
];

/** For stores under test that nothing has to carry on after. */
export const noWake = async (): Promise<void> => undefined;

/**
 * PGlite on a copy of the run's empty database, and the Postgres server of TEST_DATABASE_URL in a schema of the test file's own.
 * @param file `import.meta.filename` of the test.
 */
export function testDatabases(file: string, url: string | undefined): readonly TestDatabase[] {
  const schema = `test_${basename(file).replaceAll(/\W/g, "_")}_${process.pid}`;
  const folder = join(tmpdir(), schema);
  const embedded: TestDatabase = {
    name: "PGlite",
    kind: "embedded",
    skipped: null,
    open: () => {
      cpSync(join(inject("emptyDatabase"), "database"), folder, { recursive: true });
      return openDatabase({ kind: "embedded", folder });
    },
    openFrom: async (count, fill) => {
      const { pool, close } = await openEmbedded(folder);
      await migrateTo(pool, "public", count)
        .then(() => fill(pool))
        .finally(close);
      return openDatabase({ kind: "embedded", folder });
    },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
  const server: TestDatabase = {
    name: url ? "Postgres" : "Postgres, skipped: TEST_DATABASE_URL names no server",
    kind: "postgres",
    skipped: url ? null : "TEST_DATABASE_URL names no server",
    open: () => openDatabase({ kind: "postgres", url: url ?? "", schema, maxConnections: 8 }),
    openFrom: async (count, fill) => {
      const pool = new Pool({ connectionString: url, options: `-c search_path=${schema}` });
      await migrateTo(pool, schema, count)
        .then(() => fill(pool))
        .finally(() => pool.end());
      return openDatabase({ kind: "postgres", url: url ?? "", schema, maxConnections: 8 });
    },
    drop: () => dropSchema(url ?? "", schema),
  };
  return [embedded, server];
}

/**
 * Empties every table, which is faster than a new database for each test. To truncate one makes it anew and takes twenty times as long; but to
 * delete from the inventory is news to whoever listens.
 */
export async function emptyTables({ queries }: Database): Promise<void> {
  await queries.execute(sql.raw([...TABLES.map((table) => `delete from ${table}`), "truncate inventory"].join(";")));
}

/** Every stock of which bookings hold something. */
export function listSoldUnits({ queries }: Database): Promise<readonly SoldUnits[]> {
  return queries.select({ key: inventory.claimKey, sold: inventory.sold }).from(inventory).where(gt(inventory.sold, 0));
}

/** Migrations that were applied twice or more; there must be none. */
export async function appliedMoreThanOnce({ queries }: Database): Promise<readonly unknown[]> {
  const { rows } = await queries.execute(sql`select hash from applied_migrations group by hash having count(*) > 1`);
  return rows;
}

/** Runs the first `count` migrations alone. */
export async function migrateTo(pool: Pool, schema: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-migrations-"));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = join(folder, "meta", "_journal.json");
    const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrate(pool, schema, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function dropSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop schema if exists ${schema} cascade`);
  } finally {
    await client.end();
  }
}
