import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Env } from "../kept/env.ts";
import { askEachTime } from "./ask-each-time.ts";
import { compressAnswers } from "./compress.ts";

const LONG = { fares: Array.from({ length: 300 }, (_, day) => ({ day, fare: day * 7 })) };
const app = new Hono<Env>().use(askEachTime).use(compressAnswers());
app.get("/search", (c) => c.json(LONG));
app.get("/picture", (c) => c.body("<svg/>", 200, { "Cache-Control": "public, max-age=86400" }));

it("an answer that does not say how long it may be kept is asked for each time, and packed all the same", async () => {
  const { headers } = await app.request("/search", { headers: { "Accept-Encoding": "gzip" } });
  expect([headers.get("Cache-Control"), headers.get("Content-Encoding")]).toEqual(["private, no-cache", "gzip"]);
});

it("one that says it is kept so long", async () => {
  expect((await app.request("/picture")).headers.get("Cache-Control")).toBe("public, max-age=86400");
});
