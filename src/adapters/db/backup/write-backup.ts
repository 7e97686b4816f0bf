import { sql } from "drizzle-orm";
import type { Database, Queries } from "../open-database.ts";
import { versionOfSources, versionOfTables, versionWord } from "../tables-version.ts";
import { type BackupHead, type BackupLine, type Sources, UNKNOWN_SOURCES } from "./backup-lines.ts";
import { listSequences, listTables } from "./tables.ts";

/** How many rows are read, and written into one line, at a time. */
const BATCH = 500;

/**
 * Reads everything as it stands at one moment, while others go on writing.
 * @param write takes line after line; the next is read once it has resolved.
 * @param sources of whoever writes it.
 * @returns the number of rows.
 */
export function writeBackup(database: Database, write: (line: BackupLine) => Promise<void>, sources = UNKNOWN_SOURCES): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await write(await headOf(tx, sources));
    let rows = 0;
    for (const { name, part } of await listTables(tx)) {
      await write({ kind: "table", name, part });
      rows += await writeRows(tx, name, write);
    }
    for (const name of await listSequences(tx)) await write(await sequenceLine(tx, name));
    await write({ kind: "end", rows });
    return rows;
  });
}

/** A backup of another version's tables is none of ours to restore: which version's it is, nobody knows here. */
async function headOf(tx: Queries, { release, commit }: Sources): Promise<BackupHead> {
  const version = versionWord(await versionOfTables(tx));
  const { rows } = await tx.execute<{ at: string }>(sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`);
  const at = rows[0]?.at ?? "";
  if (version !== versionWord(versionOfSources())) return { kind: "head", format: 1, version, made: { at } };
  return { kind: "head", format: 1, version, made: { ...(release !== null && { release }), ...(commit !== null && { commit }), at } };
}

async function writeRows(tx: Queries, table: string, write: (line: BackupLine) => Promise<void>): Promise<number> {
  await tx.execute(sql`declare all_rows no scroll cursor for select it::text as row from only ${sql.raw(table)} it`);
  let count = 0;
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${BATCH} from all_rows`));
    if (rows.length === 0) break;
    count += rows.length;
    await write({ kind: "rows", rows: rows.map(({ row }) => row) });
  }
  await tx.execute(sql`close all_rows`);
  return count;
}

async function sequenceLine(tx: Queries, name: string): Promise<BackupLine> {
  const { rows } = await tx.execute<{ last: string; is_called: boolean }>(
    sql`select last_value::text as last, is_called from ${sql.raw(name)}`,
  );
  return { kind: "sequence", name, last: rows[0]?.last ?? "1", isCalled: rows[0]?.is_called ?? false };
}
