import { once } from "node:events";
import type { RunningServer } from "../../support/server.ts";

/** `fault`: its own code throws where nobody catches it, and it says so. `power cut`: it is gone without a word. */
export type Crash = "fault" | "power cut";

const SIGNALS = { fault: "SIGUSR2", "power cut": "SIGKILL" } as const;
/** What the thrown error says, to be found in the log. */
export const LAST_WORDS = "The proof has let this server fail.";

const FAULTY = `process.once("${SIGNALS.fault}", () => { throw new Error("${LAST_WORDS}"); });`;
/** The setting with which a server can be let fail. */
export const CAN_FAIL = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULTY)}` };

/** Resolves when the server is gone. */
export async function crash({ process: child }: RunningServer, way: Crash): Promise<void> {
  const ended = once(child, "exit");
  child.kill(SIGNALS[way]);
  await ended;
}
