import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Env } from "../kept/env.ts";
import { compressAnswers } from "./compress.ts";

const LONG = { fares: Array.from({ length: 300 }, (_, day) => ({ day, fare: day * 7 })) };

function app() {
  const hono = new Hono<Env>();
  hono.use(compressAnswers());
  hono.get("/long", (c) => c.json(LONG, 200, { "Set-Cookie": "currency=EUR", Vary: "Cookie" }));
  hono.get("/written", (c) => {
    const json = new TextEncoder().encode(JSON.stringify(LONG));
    c.set("json", json);
    return c.body(json, 200, { "Content-Type": "application/json", "Content-Length": String(json.length) });
  });
  hono.get("/short", (c) => c.json({ ok: true }));
  hono.get("/problem", (c) => c.body(JSON.stringify(LONG), 400, { "Content-Type": "application/problem+json" }));
  hono.get("/text", (c) => c.text("x".repeat(5000)));
  hono.get("/untouched", (c) => c.json(LONG, 200, { "Cache-Control": "no-transform" }));
  hono.get("/tagged", (c) => c.json(LONG, 200, { ETag: '"one"' }));
  return hono;
}

const ask = (path: string, encoding: string | null = "gzip, deflate, br", method = "GET") =>
  app().request(path, { method, headers: encoding === null ? {} : { "Accept-Encoding": encoding } });
const unpacked = async (answer: Response): Promise<unknown> => JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString());

describe("answers", () => {
  it("in JSON are packed in one go, with what else their headers say", async () => {
    const answer = await ask("/long");
    expect([answer.status, answer.headers.get("Content-Encoding"), answer.headers.get("Set-Cookie")]).toEqual([
      200,
      "gzip",
      "currency=EUR",
    ]);
    expect(answer.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await unpacked(answer)).toEqual(LONG);
  });

  it("in JSON that was written by hand are packed alike, and sent whole to whoever takes nothing packed", async () => {
    const answer = await ask("/written");
    expect([answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual(["gzip", "Accept-Encoding"]);
    expect(answer.headers.get("Content-Length")).toBeNull();
    expect(await unpacked(answer)).toEqual(LONG);
    expect(await (await ask("/written", "identity")).json()).toEqual(LONG);
  });

  it("that tell of a problem are packed alike, and keep their status", async () => {
    const answer = await ask("/problem");
    expect([answer.status, answer.headers.get("Content-Encoding"), answer.headers.get("Content-Type")]).toEqual([
      400,
      "gzip",
      "application/problem+json",
    ]);
    expect(await unpacked(answer)).toEqual(LONG);
  });

  it("of a few bytes are sent as they are", async () => {
    const answer = await ask("/short");
    expect([answer.headers.get("Content-Encoding"), await answer.json()]).toEqual([null, { ok: true }]);
  });

  it.each([
    ["*", "gzip"],
    ["gzip;q=0.5, *;q=0", "gzip"],
    ["gzip;q=0, *", "deflate"],
    ["deflate", "deflate"],
    ["identity", null],
    [null, null],
  ])("are packed as whoever takes %s likes it", async (encoding, packed) => {
    const answer = await ask("/long", encoding);
    expect([answer.headers.get("Content-Encoding"), answer.headers.get("Vary")]).toEqual([packed, "Cookie, Accept-Encoding"]);
  });

  it("are sent as they are to whoever takes nothing packed", async () => {
    expect(await (await ask("/long", "identity")).json()).toEqual(LONG);
  });

  it("of other kinds, or with a mark of their bytes, go through the stream", async () => {
    expect((await ask("/text")).headers.get("Content-Encoding")).toBe("gzip");
    const tagged = await ask("/tagged");
    expect([tagged.headers.get("Content-Encoding"), tagged.headers.get("ETag")]).toEqual(["gzip", 'W/"one"']);
    expect((await ask("/untouched")).headers.get("Content-Encoding")).toBeNull();
  });

  it("to HEAD have no body to pack", async () => {
    const answer = await ask("/long", "gzip", "HEAD");
    expect([answer.status, answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([200, null, ""]);
  });
});
