import type { MiddlewareHandler } from "hono";

/** Tells clients to come back on another connection once the server is told to stop: this one would be served to no end. */
export function closeWhileDraining(isDraining: () => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (isDraining()) c.header("Connection", "close");
  };
}
