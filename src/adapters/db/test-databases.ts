import { basename } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { type Database, openDatabase } from "./open-database.ts";

/** A database that a suite runs on. */
export interface TestDatabase {
  readonly name: string;
  readonly kind: Database["kind"];
  /** Why it cannot run here, or null. */
  readonly skipped: string | null;
  open(): Promise<Database>;
  /** Takes away what `open` made, once it is closed. */
  drop(): Promise<void>;
}

const TABLES = "bookings, booking_events, booking_claims, inventory, idempotency_keys, sandbox_charges";

/**
 * PGlite in memory, and the Postgres server of TEST_DATABASE_URL in a schema of the test file's own.
 * @param file `import.meta.filename` of the test.
 */
export function testDatabases(file: string, url: string | undefined): readonly TestDatabase[] {
  const schema = `test_${basename(file).replaceAll(/\W/g, "_")}_${process.pid}`;
  const embedded: TestDatabase = {
    name: "PGlite",
    kind: "embedded",
    skipped: null,
    open: () => openDatabase({ kind: "embedded", folder: null }),
    drop: () => Promise.resolve(),
  };
  const server: TestDatabase = {
    name: url ? "Postgres" : "Postgres, skipped: TEST_DATABASE_URL names no server",
    kind: "postgres",
    skipped: url ? null : "TEST_DATABASE_URL names no server",
    open: () => openDatabase({ kind: "postgres", url: url ?? "", schema, maxConnections: 8 }),
    drop: () => dropSchema(url ?? "", schema),
  };
  return [embedded, server];
}

/** Empties every table, which is faster than a new database for each test. */
export async function emptyTables({ queries }: Database): Promise<void> {
  await queries.execute(sql.raw(`truncate ${TABLES}`));
}

/** Migrations that were applied twice or more; there must be none. */
export async function appliedMoreThanOnce({ queries }: Database): Promise<readonly unknown[]> {
  const { rows } = await queries.execute(sql`select hash from applied_migrations group by hash having count(*) > 1`);
  return rows;
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
