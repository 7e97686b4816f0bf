/** Postgres takes 65,535 values a statement, and an export asks about more. */
const MOST_VALUES = 10_000;

/** The rows about many ids, asked for a part at a time: each part is little enough for one statement. */
export async function inParts<Id, Row>(ids: readonly Id[], ask: (part: Id[]) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const rows: (readonly Row[])[] = [];
  for (let start = 0; start < ids.length; start += MOST_VALUES) rows.push(await ask(ids.slice(start, start + MOST_VALUES)));
  return rows.flat();
}
