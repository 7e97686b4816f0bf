import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Env } from "../kept/env.ts";
import { ownReferer, sameOrigin } from "./same-origin.ts";

const OURS = "https://fly.example";

/** The status of a post to `https://fly.example`, whose proxy is believed or not. */
async function statusOf(headers: Readonly<Record<string, string>>, { method = "POST", trustProxy = false } = {}): Promise<number> {
  const app = new Hono<Env>().use(sameOrigin({ publicUrl: OURS, trustProxy })).all("*", (c) => c.text("heard"));
  return (await app.request("http://10.0.0.7:3000/anything", { method, headers })).status;
}

describe("a post", () => {
  it.each([
    ["of a program, which says nothing", {}],
    ["of our page", { origin: OURS, "sec-fetch-site": "same-origin" }],
    ["of our page in a browser that does not tell sites", { origin: OURS }],
    ["of our page under the server's own address", { origin: "http://10.0.0.7:3000" }],
    ["that somebody makes by hand", { "sec-fetch-site": "none" }],
    ["of our page, without an origin", { "sec-fetch-site": "same-origin" }],
  ])("is heard: %s", async (_, headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each([
    ["of another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["of another site that claims to be ours", { origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
    ["of nobody, as from a sandboxed frame", { origin: "null" }],
    ["of our name without its lock", { origin: "http://fly.example" }],
    ["of our name under another port", { origin: "https://fly.example:8443" }],
    ["of a neighbor under our domain", { origin: "https://blog.fly.example", "sec-fetch-site": "same-site" }],
    ["of an origin that is empty", { origin: "" }],
    ["of another site, without an origin", { "sec-fetch-site": "cross-site" }],
    ["of a neighbor, without an origin", { "sec-fetch-site": "same-site" }],
    ["of a proxy that is not believed", { origin: "https://x.example", "x-forwarded-host": "x.example", "x-forwarded-proto": "https" }],
  ])("is refused: %s", async (_, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(await statusOf(headers, { method })).toBe(400);
  });

  it("is heard under the name that a believed proxy tells", async () => {
    const forwarded = { "x-forwarded-host": "x.example", "x-forwarded-proto": "https" };
    expect(await statusOf({ ...forwarded, origin: "https://x.example" }, { trustProxy: true })).toBe(200);
    expect(await statusOf({ ...forwarded, origin: "https://evil.example" }, { trustProxy: true })).toBe(400);
  });
});

it("says so to people in their language, and to programs in a problem", async () => {
  const app = new Hono<Env>().use(sameOrigin({ publicUrl: OURS, trustProxy: false }));
  const post = async (path: string) => (await app.request(path, { method: "POST", headers: { origin: "https://evil.example" } })).text();
  expect(await post("/es/contact-us")).toContain("Esta solicitud viene de otro sitio.");
  expect(JSON.parse(await post("/api/v1/contact"))).toMatchObject({ code: "invalid_request" });
});

it("reading is free to all", async () => {
  expect(await statusOf({ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, { method: "GET" })).toBe(200);
});

it("tells from which page of ours a request was sent, and of no other site's", async () => {
  const site = { publicUrl: OURS, trustProxy: false };
  const app = new Hono<Env>().all("*", (c) => c.text(ownReferer(c, site)?.href ?? "nothing"));
  const told = async (referer: string) => (await app.request("http://10.0.0.7:3000/", { headers: { referer } })).text();
  expect(await told(`${OURS}/hotel-booking?rate=x`)).toBe(`${OURS}/hotel-booking?rate=x`);
  for (const other of ["https://evil.example/hotel-booking", "https://fly.example.evil.example/", "hotel-booking", ""])
    expect(await told(other)).toBe("nothing");
});
