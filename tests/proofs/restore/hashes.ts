import type { Client } from "../shared/with-client.ts";

/** A hash of each table's rows, by its name; and how many rows there are in all. */
export interface Hashes {
  readonly byTable: Readonly<Record<string, string>>;
  readonly rows: number;
}

/** Reads every row of every table that is not Postgres' own. */
export async function hashAll(client: Client): Promise<Hashes> {
  const { rows: tables } = await client.query(
    `select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const byTable: Record<string, string> = {};
  let rows = 0;
  for (const { schemaname, tablename } of tables as { schemaname: string; tablename: string }[]) {
    const { rows: found } = await client.query(
      `select count(*)::int as count, md5(string_agg(hash, '' order by hash)) as hash
       from (select md5(it::text) as hash from only "${schemaname}"."${tablename}" it) hashes`,
    );
    const [{ count, hash } = { count: 0, hash: null }] = found as { count: number; hash: string | null }[];
    byTable[`${schemaname}.${tablename}`] = hash ?? "";
    rows += count;
  }
  return { byTable, rows };
}

/** A line for each table that is not as it was. */
export const differences = (before: Hashes, after: Hashes): readonly string[] =>
  [...new Set([...Object.keys(before.byTable), ...Object.keys(after.byTable)])]
    .filter((table) => before.byTable[table] !== after.byTable[table])
    .map((table) => `${table} has other rows after the restore`);
