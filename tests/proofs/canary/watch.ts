import type { RunningServer } from "../../support/server.ts";
import type { Answered } from "../shared/ask.ts";
import type { Finder } from "./find-needles.ts";

/** Looks at everything that comes back, and keeps what servers say for later. */
export interface Watch {
  readonly faults: string[];
  readonly spoken: Buffer[];
  /** Reads an answer: its headers and its body. */
  read(name: string, answer: Answered): void;
  /** Follows what a server writes to its terminal. */
  follow(server: RunningServer): void;
}

export function createWatch(find: Finder): Watch {
  const [faults, spoken]: [string[], Buffer[]] = [[], []];
  return {
    faults,
    spoken,
    read: (name, { headers, body }) => {
      const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]);
      faults.push(...find(bytes).map(({ card, as }) => `${name}: the answer holds card ${card} as ${as}`));
    },
    follow: ({ process: child }) => {
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => spoken.push(chunk));
    },
  };
}
