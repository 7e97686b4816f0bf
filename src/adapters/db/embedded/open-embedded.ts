import { Pool } from "pg";
import { holdFolder } from "./hold-folder.ts";
import type { ThreadClient } from "./thread-client.ts";
import { WireStream } from "./wire-stream.ts";

/** The embedded database behind the same kind of pool that a server has. */
export interface OpenPool {
  readonly pool: Pool;
  /** Waits for what runs, then closes everything. */
  close(): Promise<void>;
}

/**
 * Opens PGlite in `folder`, or in memory when it is null.
 * @param held the same folder where somebody has begun with it already.
 * @throws FolderInUseError when another process has the folder.
 */
export async function openEmbedded(folder: string | null, held = holdFolder(folder)): Promise<OpenPool> {
  const { thread, unlock } = await held;
  const pool = poolOver(thread);
  const close = async (): Promise<void> => {
    await pool.end();
    await thread.close();
    unlock();
  };
  return { pool, close };
}

/** One connection, because PGlite has one session: the pool makes the others wait for their turn, and never tires of it. */
function poolOver(thread: ThreadClient): Pool {
  return new Pool({ max: 1, idleTimeoutMillis: 0, user: "postgres", database: "postgres", stream: () => new WireStream(thread) });
}
