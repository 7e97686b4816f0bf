import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Env } from "../kept/env.ts";
import { ProblemError } from "../problems/problem.ts";
import { MAX_BODY_BYTES, tooLarge } from "../problems/too-large.ts";

/** Of these nobody reads a body. */
const BODILESS = new Set(["GET", "HEAD"]);

const limit: MiddlewareHandler<Env> = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/**
 * Refuses a body that is too large, or that breaks off where it has to be read to know. A request that has none is not asked for it: to know, a
 * whole request of the platform's would be made of it.
 */
export const limitBodies: MiddlewareHandler<Env> = async (c, next) => {
  if (BODILESS.has(c.req.method)) return next();
  let isTaken = false;
  try {
    return await limit(c, () => {
      isTaken = true;
      return next();
    });
  } catch (fault) {
    if (isTaken) throw fault;
    // The visitor's own line, whatever its code looks like: no fault of what we keep data in.
    throw new ProblemError("invalid_request", "The request cannot be read.");
  }
};
