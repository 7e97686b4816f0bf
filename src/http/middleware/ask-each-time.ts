import type { MiddlewareHandler } from "hono";
import type { Env } from "../kept/env.ts";

/**
 * Says of an answer that does not say how long it may be kept, such as those of the API and of our health, that it is asked for each time: a proxy
 * in front would think of a time of its own (RFC 9111, 4.2.2), and sell offers that are over.
 */
export const askEachTime: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  // Not `c.header`, which makes the whole answer anew each time.
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
};
