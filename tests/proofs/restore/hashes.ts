import type { Client } from "../shared/with-client.ts";

/** A hash of each table's rows, and where each sequence stands, by their names; and how many rows there are in all. */
interface Hashes {
  readonly byName: Readonly<Record<string, string>>;
  readonly rows: number;
}

/** Reads every row of every table, and every sequence, that is not Postgres' own. */
export async function hashAll(client: Client): Promise<Hashes> {
  const { rows: tables } = await client.query(
    `select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const byName: Record<string, string> = {};
  let rows = 0;
  for (const { schemaname, tablename } of tables as { schemaname: string; tablename: string }[]) {
    const { rows: found } = await client.query(
      `select count(*)::int as count, md5(string_agg(hash, '' order by hash)) as hash
       from (select md5(it::text) as hash from only "${schemaname}"."${tablename}" it) hashes`,
    );
    const [{ count, hash } = { count: 0, hash: null }] = found as { count: number; hash: string | null }[];
    byName[`${schemaname}.${tablename}`] = hash ?? "";
    rows += count;
  }
  return { byName: { ...byName, ...(await sequencesIn(client)) }, rows };
}

/** The number that each sequence gives next: a row that is added after a restore must not get one that is taken. */
async function sequencesIn(client: Client): Promise<Hashes["byName"]> {
  const { rows: sequences } = await client.query("select schemaname, sequencename from pg_sequences order by 1, 2");
  const found: Record<string, string> = {};
  for (const { schemaname, sequencename } of sequences as { schemaname: string; sequencename: string }[]) {
    const { rows } = await client.query(`select last_value::text, is_called from "${schemaname}"."${sequencename}"`);
    found[`sequence ${schemaname}.${sequencename}`] = JSON.stringify(rows);
  }
  return found;
}

/** A line for each table and sequence that is not as it was. */
export const differences = (before: Hashes, after: Hashes): readonly string[] =>
  [...new Set([...Object.keys(before.byName), ...Object.keys(after.byName)])]
    .filter((table) => before.byName[table] !== after.byName[table])
    .map((table) => `${table} is another after the restore`);
