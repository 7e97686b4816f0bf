import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";

/** Where a card might have been left. */
export interface Place {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Every file below a folder, byte by byte; mails also with their lines joined, as a reader's program does. */
export function* filesBelow(folder: string): Generator<Place> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    yield { name: file, bytes };
    if (file.endsWith(".eml"))
      yield { name: `${file}, joined`, bytes: Buffer.from(bytes.toString("latin1").replaceAll(/=?\r\n/g, ""), "latin1") };
  }
}

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;

/** Every row of every table as text, whoever made the table, and what the database itself has noted of the values in them. */
export async function rowsOf(pool: Pick<Pool, "query">): Promise<readonly Place[]> {
  const { rows: tables } = await pool.query<{ name: string }>(TABLES);
  if (tables.length < 3) throw new Error("The database has hardly any tables: this is not the one.");
  await pool.query("analyze");
  const places: Place[] = [];
  for (const name of [...tables.map((table) => table.name), "pg_catalog.pg_stats", "pg_catalog.pg_stat_activity"]) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    places.push({ name: `table ${name}`, bytes: Buffer.from(rows.map(({ row }) => row).join("\n")) });
  }
  return places;
}
