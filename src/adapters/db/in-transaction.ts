import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";

/**
 * Runs `work` in one transaction, and lets go of its connection whatever happens: drizzle's own does so only once the transaction has begun, so that
 * one that breaks off at `begin` is held for ever. A connection that could not begin, commit or roll back is not used again.
 */
export async function inTransaction<Value>(pool: Pool, work: (queries: NodePgDatabase) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let ofWork: { readonly fault: unknown } | null = null;
  let isBroken = false;
  try {
    return await drizzle(client).transaction(async (queries) => {
      try {
        return await work(queries);
      } catch (fault) {
        ofWork = { fault };
        throw fault;
      }
    });
  } catch (fault) {
    isBroken = (ofWork as { readonly fault: unknown } | null)?.fault !== fault;
    throw fault;
  } finally {
    client.release(isBroken);
  }
}
