import { fold } from "../../core/kernel/index.ts";

/** Rows of which only the names are read at a time. */
const NAMES_AT_ONCE = 1000;

interface Named<Id> {
  readonly id: Id;
  readonly names: readonly string[];
}

/**
 * The first `most` that have each word of a name in one of theirs, as `fold` compares them. Read and compared here: how a database folds letters
 * depends on where it was set up.
 * @param read names in their order, behind so many.
 */
export async function idsOfNamed<Id>(
  name: string,
  most: number,
  read: (skip: number, limit: number) => Promise<readonly Named<Id>[]>,
): Promise<readonly Id[]> {
  const words = fold(name).split(" ");
  const isNamed = (whole: string): boolean => words.every((word) => whole.includes(word));
  const found: Id[] = [];
  for (let skip = 0; found.length < most; skip += NAMES_AT_ONCE) {
    const rows = await read(skip, NAMES_AT_ONCE);
    found.push(...rows.filter(({ names }) => names.some((one) => isNamed(fold(one)))).map(({ id }) => id));
    if (rows.length < NAMES_AT_ONCE) break;
  }
  return found.slice(0, most);
}
