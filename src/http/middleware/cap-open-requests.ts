import type { MiddlewareHandler } from "hono";
import type { Env } from "../kept/env.ts";
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
  const open = new Map<string, number>();
  return async (c, next) => {
    if (only !== undefined && classOf(c.req.method, c.req.path) !== only) return next();
    const whose = senderOf(c, trustProxy) ?? UNKNOWN_SENDER;
    const count = open.get(whose) ?? 0;
    if (count >= most) {
      const refused = await busy(c, only === "map" ? "too_many_maps" : "too_many_open", RETRY_AFTER_SECONDS);
      refused.headers.set("Connection", "close");
      return refused;
    }
    open.set(whose, count + 1);
    try {
      return await next();
    } finally {
      const left = (open.get(whose) ?? 1) - 1;
      if (left > 0) open.set(whose, left);
      else open.delete(whose);
    }
  };
}
