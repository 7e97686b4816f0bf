import { Pool } from "pg";

export type Client = Pick<Pool, "query">;

/** Connections to a database for as long as some work takes. */
export async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on("error", () => undefined); // one that is still closing when its database is taken away
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
