import { compress } from "hono/compress";
import type { Context, MiddlewareHandler } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { Env } from "../kept/env.ts";
import { gzip } from "./gzip.ts";

/** What is shorter is sent as it is: packed it would hardly be smaller. */
const WORTH_PACKING_BYTES = 1024;

/**
 * Compresses what is worth it, but for kept pages: they were compressed when they were made, as their visitor likes it. Answers in JSON are whole
 * before they are sent, and are packed in one go where gzip is taken: a stream takes several times as long.
 */
export function compressAnswers(): MiddlewareHandler<Env> {
  const compressStream = compress();
  return async (c, next) => {
    await next();
    if (c.get("kept") !== undefined) return;
    if (isWholeJson(c) && takesGzip(c.req.header("Accept-Encoding"))) await packWhole(c);
    else await compressStream(c, () => Promise.resolve());
  };
}

/** Plain JSON with a body and nothing that speaks of its bytes: our own answers. All others are for the stream, which knows their cases. */
function isWholeJson({ req, res }: Context<Env>): boolean {
  const { status, headers } = res;
  if (req.method === "HEAD" || status < 200 || status === 204 || status === 206 || status === 304) return false;
  if (["Content-Encoding", "Cache-Control", "ETag"].some((name) => headers.has(name))) return false;
  return /^application\/(?:problem\+)?json\b/.test(headers.get("Content-Type") ?? "");
}

async function packWhole(c: Context<Env>): Promise<void> {
  const { status, headers } = c.res;
  const body = c.get("json") ?? Buffer.from(await c.res.arrayBuffer());
  const isWorthIt = body.length >= WORTH_PACKING_BYTES;
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  if (isWorthIt) headers.set("Content-Encoding", "gzip");
  // Else the headers of the answer before would be added to those of this one.
  c.res = undefined;
  c.res = new Response(isWorthIt ? await gzip(body) : body, { status, headers });
}

/** Whether a client takes gzip by its name, or, where it does not name it, anything. */
function takesGzip(header: string | undefined): boolean {
  const accepts = header === undefined ? [] : parseAccept(header);
  const named = accepts.find(({ type }) => type.toLowerCase() === "gzip") ?? accepts.find(({ type }) => type === "*");
  return named !== undefined && named.q > 0;
}
