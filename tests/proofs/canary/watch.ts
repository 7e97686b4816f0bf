import type { RunningServer } from "../../support/server.ts";
import type { Answered } from "../shared/ask.ts";
import type { Finder } from "./find-needles.ts";

/** Looks at everything that comes back, and keeps what servers say for later. */
export interface Watch {
  readonly faults: string[];
  /** What servers have written to their terminals. */
  readonly log: Buffer[];
  /** What they have answered to who asks for their figures. */
  readonly figures: Buffer[];
  /** Reads an answer: its headers and its body. */
  read(name: string, answer: Answered): void;
  /** Follows what a server writes to its terminal. */
  follow(server: RunningServer): void;
}

export function createWatch(find: Finder): Watch {
  const [faults, log, figures]: [string[], Buffer[], Buffer[]] = [[], [], []];
  return {
    faults,
    log,
    figures,
    read: (name, { headers, body }) => {
      const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]);
      faults.push(...find(bytes).map(({ card, as }) => `${name}: the answer holds card ${card} as ${as}`));
    },
    follow: ({ process: child }) => {
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => log.push(chunk));
    },
  };
}
