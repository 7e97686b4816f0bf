import type { z } from "@hono/zod-openapi";
import type { Context, TypedResponse } from "hono";
import type { Env } from "../kept/env.ts";

/** An answer in JSON, as the API's description has it. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

/** Of an answer that is nobody else's business: it is kept nowhere. */
export const PRIVATE = { "cache-control": "private, no-store" } as const;

/** What an answer of a search says besides, as the API's description has it. */
export const SEARCH_HEADERS = {
  "X-Search-Ms": { description: "How long the engine has searched, milliseconds", schema: { type: "number", example: 0.412 } },
} as const;

/** Answers 200 with a value in JSON, whose bytes are kept for the packing: `c.json` would have them read back. */
export const sendJson = <Value>(c: Context<Env>, value: Value): TypedResponse<Value, 200, "json"> =>
  sendWrittenJson(c, Buffer.from(JSON.stringify(value)));

/** The same with the JSON of a value that somebody has written already. */
export function sendWrittenJson<Value>(c: Context<Env>, json: Uint8Array<ArrayBuffer>): TypedResponse<Value, 200, "json"> {
  c.set("json", json);
  return c.body(json, 200, { "Content-Type": "application/json" }) as unknown as TypedResponse<Value, 200, "json">;
}
