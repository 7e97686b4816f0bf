import { startDatabaseThread, type ThreadClient } from "./thread-client.ts";

/** After a start that failed (a disk that is still full) the next is tried no sooner. */
const NOT_SOONER_MS = 2000;

/**
 * A database thread that is followed by another when it has broken down, as a server is by its next start: what was acknowledged is
 * there, what was under way fails. The next one waits until the one before is gone: two in one folder would destroy it. A database in
 * memory has nothing to come back to and stays broken.
 * @throws Error when the database in `folder` does not open the first time.
 */
export async function openThread(folder: string | null, start = startDatabaseThread): Promise<ThreadClient> {
  let thread = await start({ folder });
  let starting: Promise<void> | null = null;
  let failedAtMs = -Infinity;
  const restart = async (): Promise<void> => {
    if (performance.now() - failedAtMs < NOT_SOONER_MS)
      throw new Error("The database thread has ended, and did not start again a moment ago.");
    try {
      await thread.gone;
      thread = await start({ folder });
    } catch (error) {
      failedAtMs = performance.now();
      throw new Error("The database thread has ended, and does not start again.", { cause: error });
    }
  };
  const alive = async (): Promise<void> => {
    if (folder === null || !thread.isBroken()) return;
    starting ??= restart().finally(() => (starting = null));
    await starting;
  };
  return {
    send: (bytes) => thread.send(bytes),
    isBroken: () => thread.isBroken(),
    get gone() {
      return thread.gone;
    },
    newSession: async () => {
      await alive();
      await thread.newSession();
    },
    close: async () => {
      if (thread.isBroken()) await thread.gone;
      else await thread.close();
    },
  };
}
