import { asc, inArray } from "drizzle-orm";
import type { RateTables } from "../../usecases/ports/rate-tables.ts";
import type { Database } from "./open-database.ts";
import { rateTables } from "./schema/index.ts";

/** The tables of exchange rates in our database, where every node finds them. */
export const createRateTables = ({ queries }: Database): RateTables => ({
  list: () => queries.select().from(rateTables).orderBy(asc(rateTables.since)),
  add: async (table) => {
    await queries.insert(rateTables).values(table).onConflictDoNothing({ target: rateTables.since });
  },
  drop: async (beginnings) => {
    if (beginnings.length > 0) await queries.delete(rateTables).where(inArray(rateTables.since, [...beginnings]));
  },
});
