import { MOST_ROWS } from "./read-values.ts";

/** The rows that a list shows, and the line that says that there are more; null where these are all. */
interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly more: string | null;
}

/** At most so many rows of what there is. One more is asked for: a list that ends without a word would seem to be all. */
export async function listUpTo<Row>(limit: number, list: (limit: number) => Promise<readonly Row[]>): Promise<Listed<Row>> {
  const found = await list(limit + 1);
  return { rows: found.slice(0, limit), more: found.length > limit ? moreText(limit) : null };
}

const moreText = (limit: number): string =>
  limit < MOST_ROWS
    ? `There are more: --limit ${Math.min(2 * limit, MOST_ROWS)} shows more.`
    : `There are more than the ${MOST_ROWS} that a list shows.`;
