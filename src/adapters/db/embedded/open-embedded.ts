import { resolve } from "node:path";
import { Pool } from "pg";
import { lockFolder } from "./folder-lock.ts";
import { openThread } from "./lasting-thread.ts";
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
 * @throws FolderInUseError when another process has the folder.
 */
export async function openEmbedded(folder: string | null): Promise<OpenPool> {
  const path = folder === null ? null : resolve(folder);
  const unlock = path === null ? () => undefined : lockFolder(path);
  try {
    const thread = await openThread(path);
    const pool = poolOver(thread);
    const close = async (): Promise<void> => {
      await pool.end();
      await thread.close();
      unlock();
    };
    return { pool, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** One connection, because PGlite has one session: the pool makes the others wait for their turn, and never tires of it. */
function poolOver(thread: ThreadClient): Pool {
  return new Pool({ max: 1, idleTimeoutMillis: 0, user: "postgres", database: "postgres", stream: () => new WireStream(thread) });
}
