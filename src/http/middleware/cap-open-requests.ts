import type { MiddlewareHandler } from "hono";
import type { Env } from "../kept/env.ts";
import { createOpenShares } from "./open-shares.ts";
import { busy } from "../problems/busy.ts";
import { UNKNOWN_SENDER } from "../../usecases/ports/limiter.ts";
import { senderOf } from "./client-address.ts";
import { classOf, type RequestClass } from "./request-class.ts";

/** Many of them are answered by then, or have been given up. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers 429 to an address that has `most` requests unanswered already, without reading the body, however slowly that comes: nobody
 * alone can fill the server with requests that are still to be told.
 * @param only the class of requests that are counted; without it all are.
 */
export function capOpenRequests(most: number, trustProxy: boolean, only?: RequestClass): MiddlewareHandler<Env> {
  const shares = createOpenShares(most);
  return async (c, next) => {
    if (only !== undefined && classOf(c.req.method, c.req.path) !== only) return next();
    const whose = senderOf(c, trustProxy) ?? UNKNOWN_SENDER;
    const leave = shares.enter(whose);
    if (leave === null) {
      const refused = await busy(c, only === "map" ? "too_many_maps" : "too_many_open", RETRY_AFTER_SECONDS);
      refused.headers.set("Connection", "close");
      return refused;
    }
    try {
      return await next();
    } finally {
      leave();
    }
  };
}
