import { sql } from "drizzle-orm";
import type { Queries } from "../open-database.ts";

/** A table that holds rows itself. */
export interface StoredTable {
  /** Quoted, with its schema: `"jobs"."job_common"`. */
  readonly name: string;
  /** Of which table it is a part, and which part; null for a whole one. */
  readonly part: { readonly of: string; readonly bound: string } | null;
}

/** All tables with rows of their own, each after those that its rows refer to. */
export async function listTables(queries: Queries): Promise<readonly StoredTable[]> {
  const { rows } = await queries.execute<{ name: string; parent: string | null; bound: string | null }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select format('%I.%I', pn.nspname, p.relname) from pg_inherits i join pg_class p on p.oid = i.inhparent
        join pg_namespace pn on pn.oid = p.relnamespace where i.inhrelid = c.oid) as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS} order by 1`);
  const tables = rows.map(({ name, parent, bound }): StoredTable => ({
    name,
    part: parent === null ? null : { of: parent, bound: bound ?? "" },
  }));
  return inOrder(tables, await listReferences(queries));
}

const OURS = sql`n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\_%'`;

/** Which table refers to which. */
async function listReferences(queries: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await queries.execute<{ of: string; to: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as of, format('%I.%I', tn.nspname, t.relname) as to
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = f.confrelid join pg_namespace tn on tn.oid = t.relnamespace where f.contype = 'f' and ${OURS}`);
  const references = new Map<string, string[]>();
  for (const { of, to } of rows) references.set(of, [...(references.get(of) ?? []), to]);
  return references;
}

function inOrder(tables: readonly StoredTable[], references: ReadonlyMap<string, readonly string[]>): readonly StoredTable[] {
  const ordered = new Map<string, StoredTable>();
  const seen = new Set<string>();
  const visit = (table: StoredTable): void => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const name of references.get(table.name) ?? []) for (const other of tables) if (other.name === name) visit(other);
    ordered.set(table.name, table);
  };
  for (const table of tables) visit(table);
  return [...ordered.values()];
}

/** Counters of our tables. */
export async function listSequences(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} order by 1`);
  return rows.map(({ name }) => name);
}
