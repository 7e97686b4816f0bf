import { once } from "node:events";
import { type RunningServer, startServer } from "../../support/server.ts";

/** A server as a power cut leaves it: killed, not stopped. */
export async function kill({ process: child, stop }: RunningServer): Promise<void> {
  const gone = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
  child.kill("SIGKILL");
  await gone;
  await stop(); // its own temporary folder
}

/** Where servers keep their books. With an empty SECRET_KEY they make one themselves, and keep it there too. */
export type Books = Readonly<{ DATABASE_URL: string } | { DATA_DIR: string; SECRET_KEY?: "" }>;

/** When the servers of a proof are started. */
export const STARTED_AT = "2026-12-01T15:00:00Z";
/** Later than a payment is waited for of which no bank has heard, and before a person would be asked. */
export const RECOVERED_AT = "2026-12-01T15:45:00Z";

export const startNode = (books: Books, clock: string = STARTED_AT): Promise<RunningServer> => startServer({ ...books, CLOCK: clock });
