import type { Context } from "hono";
import type { Env } from "./env.ts";
import { chooseEncoding } from "./accept-encoding.ts";
import type { KeptPage } from "./kept-page.ts";

/** Sends a kept page in the encoding that the visitor likes best, or says that the copy in his browser is still right. */
export function answerKept(c: Context<Env>, page: KeptPage): Response {
  c.set("kept", page);
  const encoding = chooseEncoding(c.req.header("accept-encoding"));
  const headers: Record<string, string> = {
    "Cache-Control": "private, no-cache",
    ETag: page.etags[encoding],
    Vary: "Cookie, Accept-Encoding",
  };
  if (isKnown(c.req.header("if-none-match"), page.etags[encoding])) return new Response(null, { status: 304, headers });
  headers["Content-Type"] = "text/html; charset=utf-8";
  headers["Content-Length"] = String(page.bodies[encoding].length);
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return new Response(c.req.method === "HEAD" ? null : page.bodies[encoding], { headers });
}

/** Whether a visitor's `If-None-Match` names a tag; compared weakly, as RFC 9110 (13.1.2) says. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === "*" || [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
