import { Socket } from "node:net";
import type { Client, PoolClient } from "pg";

/** A server that has not said a byte for so long is gone: cut off in a way that no network reports, or held up behind something. */
export const SILENCE_MS = 8000;

/** Ends a connection that has fallen silent; whatever waits on it fails, and the pool makes a new one. An idle one ends as well. */
export function giveUpOnSilence({ connection: { stream } }: Client): void {
  (stream as Socket).setTimeout(SILENCE_MS, () => stream.destroy(new Error("Connection terminated: the database has fallen silent")));
}

/** Lets one be silent for as long as it takes: it waits for its turn. That of the embedded database, which is no socket, always may. */
export function bearSilence({ connection: { stream } }: PoolClient): void {
  if (stream instanceof Socket) stream.setTimeout(0);
}
