import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import queuePackage from "pg-boss/package.json" with { type: "json" };
import { MIGRATIONS } from "./migrate.ts";
import type { Queries } from "./open-database.ts";

/** Which tables there are: our migrations, by their hashes in the order in which they are applied, and the version of the queue's tables. */
export interface TablesVersion {
  readonly migrations: readonly string[];
  /** 0 where the queue has none yet. */
  readonly queue: number;
}

/** The version that a server of these sources brings its tables to. */
export function versionOfSources(): TablesVersion {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS }).toSorted((a, b) => a.folderMillis - b.folderMillis);
  return { migrations: migrations.map(({ hash }) => hash), queue: queuePackage.pgboss.schema };
}

/** The version of the tables that there are, which a server has made. */
export async function versionOfTables(queries: Queries): Promise<TablesVersion> {
  const { rows: migrations } = await queries.execute<{ hash: string }>(sql`select hash from applied_migrations order by created_at`);
  const { rows: found } = await queries.execute<{ name: string | null }>(sql`select to_regclass('jobs.version')::text as name`);
  return { migrations: migrations.map(({ hash }) => hash), queue: found[0]?.name == null ? 0 : await queueVersion(queries) };
}

async function queueVersion(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ version: number }>(sql`select version from jobs.version`);
  return rows[0]?.version ?? 0;
}

/** One word for a version, the same for the same tables: backups of before hold it in this form. */
export function versionWord({ migrations, queue }: TablesVersion): string {
  const ours = migrations.length === 0 ? "" : createHash("md5").update(migrations.join(" ")).digest("hex");
  return `${ours}/${queue === 0 ? "" : queue}`;
}

/** Whether a server of the second version, at its start, would bring tables of the first one to its own. */
export const isOlder = (tables: TablesVersion, version: TablesVersion): boolean =>
  tables.queue <= version.queue &&
  tables.migrations.every((hash, index) => hash === version.migrations[index]) &&
  versionWord(tables) !== versionWord(version);
