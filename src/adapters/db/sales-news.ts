import { sql } from "drizzle-orm";
import type { SoldUnits } from "../../usecases/ports/booking-store.ts";
import type { Log } from "../../usecases/ports/log.ts";
import type { Listening } from "./listening.ts";
import type { Database } from "./open-database.ts";

/**
 * Tells how much our bookings hold of each stock: of all that they hold when this begins, then of every change once it is written,
 * whoever made it: this process, another node, the desk. Amounts are whole, so that news that come twice do no harm.
 */
export async function openSalesNews(
  database: Database,
  tell: (news: readonly SoldUnits[]) => void,
  log: Pick<Log, "error">,
): Promise<Listening> {
  const { rows } = await database.queries.execute<{ name: string }>(sql`select current_schema() as name`);
  return database.listen({
    channel: `sales:${rows[0]?.name}`,
    missed: "select claim_key as key, sold from inventory",
    catchUp: (all) => tell(all.map(({ key, sold }) => ({ key: String(key), sold: Number(sold) }))),
    hear: (payload) => {
      const space = payload.lastIndexOf(" ");
      tell([{ key: payload.slice(0, space), sold: Number(payload.slice(space + 1)) }]);
    },
    onFault: (fault) => log.error(fault),
  });
}
