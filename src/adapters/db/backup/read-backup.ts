import { sql } from "drizzle-orm";
import type { Database, Queries } from "../open-database.ts";
import { StartError } from "../faults/start-error.ts";
import type { BackupLine } from "./backup-lines.ts";
import { versionOfTables, versionWord } from "../tables-version.ts";
import { requireEmpty } from "./require-empty.ts";
import { requireVersion } from "./require-version.ts";

/**
 * Writes a backup into a database whose tables are made and empty: all of it or nothing.
 * @returns the number of rows.
 * @throws StartError when the database holds something, or the backup is another version's, damaged or cut off.
 */
export function readBackup(database: Database, lines: AsyncIterable<BackupLine>): Promise<number> {
  return database.transaction(async (tx) => {
    await requireEmpty(tx);
    const reader = createReader(tx, versionWord(await versionOfTables(tx)));
    let last: BackupLine | null = null;
    for await (const line of lines) {
      await reader.take(line);
      last = line;
    }
    if (last?.kind !== "end" || last.rows !== reader.count()) throw new StartError("The backup is cut off: nothing was restored.");
    return last.rows;
  });
}

function createReader(tx: Queries, version: string) {
  let table: string | null = null;
  let count = 0;
  const insert = async (rows: readonly string[]): Promise<void> => {
    if (table === null) throw new StartError("The backup is damaged: rows without a table.");
    const into = sql.raw(table);
    await tx.execute(sql`insert into ${into} select (it::${into}).* from unnest(${sql.param(rows)}::text[]) it`);
    count += rows.length;
  };
  const take = async (line: BackupLine): Promise<void> => {
    switch (line.kind) {
      case "head":
        return requireVersion(line, version);
      case "table":
        table = line.name;
        return makeRoom(tx, line);
      case "rows":
        return insert(line.rows);
      case "sequence":
        await tx.execute(sql`select setval(${line.name}::regclass, ${line.last}::bigint, ${line.isCalled})`);
    }
  };
  return { take, count: () => count };
}

/** A table may have its first rows already; a part of one (of a day, say) may not be there yet. */
async function makeRoom(tx: Queries, { name, part }: Extract<BackupLine, { kind: "table" }>): Promise<void> {
  if (part !== null && part.bound !== "DEFAULT") {
    await tx.execute(sql.raw(`create table if not exists ${name} partition of ${part.of} ${part.bound}`));
  }
  await tx.execute(sql`delete from ${sql.raw(name)}`);
}
