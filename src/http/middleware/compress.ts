import { compress } from "hono/compress";
import type { MiddlewareHandler } from "hono";
import type { Env } from "../kept/env.ts";

/** Compresses what is worth it, but for kept pages: they were compressed when they were made, as their visitor likes it. */
export function compressAnswers(): MiddlewareHandler<Env> {
  const compressAnswer = compress();
  return async (c, next) => {
    await next();
    if (c.get("kept") === undefined) await compressAnswer(c, () => Promise.resolve());
  };
}
