import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Env } from "../kept/env.ts";
import { MAX_BODY_BYTES, tooLarge } from "../problems/too-large.ts";

/** Of these nobody reads a body. */
const BODILESS = new Set(["GET", "HEAD"]);

const limit: MiddlewareHandler<Env> = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });

/** Refuses a body that is too large. A request that has none is not asked for it: to know, a whole request of the platform's would be made of it. */
export const limitBodies: MiddlewareHandler<Env> = (c, next) => (BODILESS.has(c.req.method) ? next() : limit(c, next));
