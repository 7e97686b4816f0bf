import { resolve } from "node:path";
import { lockFolder } from "./folder-lock.ts";
import { openThread } from "./lasting-thread.ts";
import type { ThreadClient } from "./thread-client.ts";

/** A database that answers, in a folder that no other process may open. */
export interface HeldFolder {
  readonly thread: ThreadClient;
  /** Gives the folder free: not before the thread is closed. */
  unlock(): void;
}

/**
 * Takes the folder and starts PGlite in it, or in memory when it is null. Needs few modules: a start begins with it.
 * @throws FolderInUseError when another process has the folder.
 */
export async function holdFolder(folder: string | null): Promise<HeldFolder> {
  const path = folder === null ? null : resolve(folder);
  const unlock = path === null ? () => undefined : lockFolder(path);
  try {
    return { thread: await openThread(path), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
