import { sql } from "drizzle-orm";
import { StartError } from "../faults/start-error.ts";
import type { Queries } from "../open-database.ts";
import { listTables } from "./tables.ts";

/** Tables of which a fresh database has rows already. */
const FILLED_AT_START = /^jobs\.|^public\.applied_migrations$/;

/**
 * Reads whether there is anything in a database, whatever version's tables it has, or none.
 * @throws StartError when there is.
 */
export async function requireEmpty(queries: Queries): Promise<void> {
  const { rows: queues } = await queries.execute<{ jobs: string | null }>(sql`select to_regclass('jobs.job')::text as jobs`);
  const ours = (await listTables(queries)).map(({ name }) => name).filter((name) => !FILLED_AT_START.test(name));
  for (const name of queues[0]?.jobs == null ? ours : [...ours, "jobs.job"]) {
    const { rows } = await queries.execute(sql`select 1 from ${sql.raw(name)} limit 1`);
    if (rows.length > 0) throw new StartError(`The database is not empty (${name}): nothing was restored.`);
  }
}
