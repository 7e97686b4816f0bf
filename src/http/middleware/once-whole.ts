import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/** Of a request by these nothing waits for a body, whether one comes or not. */
const BODILESS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Calls `then` once a request has come whole: at once, or when its body has been read.
 * @returns what lets it be, for a body that never comes to its end.
 */
export function onceWhole(c: Context, then: () => void): () => void {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (incoming === undefined || incoming.complete || BODILESS.has(c.req.method)) {
    then();
    return () => undefined;
  }
  incoming.once("end", then);
  return () => void incoming.off("end", then);
}
