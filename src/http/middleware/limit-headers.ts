import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import { ProblemError } from "../problems/problem.ts";

/** Browsers behind two proxies send about forty. How many bytes they hold in all is for the server to bound (`listen`). */
const MAX_HEADERS = 100;

/** Refuses a request with more headers than any honest one has, rather than to leave some of them unread. */
export const limitHeaders: MiddlewareHandler = async (c, next) => {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (incoming && incoming.rawHeaders.length / 2 > MAX_HEADERS) {
    throw new ProblemError("headers_too_large", `A request may have ${MAX_HEADERS} headers.`);
  }
  await next();
};
