import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";
import { bearSilence } from "./silence.ts";

/** Any number will do, as long as it is ours: nodes that start together take turns on it. */
const MIGRATION_LOCK = 4_712_025;

export const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the tables up to date, all or nothing. Nodes that start at the same time wait for each other.
 * @param schema where the tables and the list of applied migrations live.
 * @param folder of the migrations; ours, unless a test wants fewer of them.
 */
export async function migrate(pool: Pool, schema: string, folder: string = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  bearSilence(client);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), {
      migrationsFolder: folder,
      migrationsSchema: schema,
      migrationsTable: "applied_migrations",
    });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    client.release(true); // It bears silence, which no other connection may: it is not used again, and its end gives back the turn.
  }
}
