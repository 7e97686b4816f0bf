import { EventEmitter } from "node:events";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Env } from "../kept/env.ts";
import { securityHeaders } from "./security-headers.ts";
import type { RequestClass } from "./request-class.ts";
import { secondsToWait, shedLoad } from "./shed-load.ts";

/** Each kind once; the compiler asks for a new one. */
const KINDS = Object.keys({
  suggestion: 1,
  map: 1,
  scan: 1,
  search: 1,
  read: 1,
  picture: 1,
  page: 1,
  form: 1,
  booking: 1,
  bill: 1,
  lookup: 1,
  vital: 1,
} satisfies Record<RequestClass, 1>) as RequestClass[];
const shedAt = (load: { delayMs: number; inFlight: number }) => KINDS.filter((kind) => secondsToWait(kind, load) !== null);

describe("what is shed", () => {
  it("is nothing on an ordinary day", () => {
    expect(shedAt({ delayMs: 0, inFlight: 0 })).toEqual([]);
    expect(shedAt({ delayMs: 999, inFlight: 499 })).toEqual([]);
  });

  it("is suggestions, maps and years of fares first, then what is looked at, last what is new, and never what has been booked", () => {
    const first = ["suggestion", "map", "scan"];
    const looks = [...first, "search", "read", "picture", "page"];
    const steps = [first, looks, [...looks, "form", "booking"]];
    expect([1_000, 2_000, 5_000].map((delayMs) => shedAt({ delayMs, inFlight: 0 }))).toEqual(steps);
    expect([500, 750, 2_000].map((inFlight) => shedAt({ delayMs: 0, inFlight }))).toEqual(steps);
    expect(shedAt({ delayMs: 1e9, inFlight: 1e9 })).toEqual(steps[2]);
  });
});

/** A request's body that is still on its way, until it `emit`s its end. */
const onItsWay = () => Object.assign(new EventEmitter(), { complete: false });

/** Answers that wait until they are let go. */
function setUp() {
  const gauge = { delayMs: 0 };
  const waiting: (() => void)[] = [];
  const app = new Hono<Env>()
    .use(securityHeaders(() => "n0nce"))
    .use(shedLoad(() => gauge.delayMs, new Set(["/assets/a.js"])))
    .all("/api/v1/flights/search-flights", async (c) => {
      await new Promise<void>((go) => waiting.push(go));
      return c.text("fine");
    })
    .all("*", (c) => c.text("fine"));
  return { app, gauge, waiting };
}

describe("a server that has too much to do", () => {
  it("says so to programs, and when to come again", async () => {
    const { app, gauge } = setUp();
    gauge.delayMs = 1_000;
    const answer = await app.request("/api/v1/flights/locations?keyword=new");
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("content-type")]).toEqual([
      503,
      "2",
      "application/problem+json",
    ]);
    expect(await answer.json()).toMatchObject({ status: 503, code: "overloaded" });
    expect((await app.request("/api/v1/hotels/search-hotels")).status).toBe(200);
  });

  it("says so to people in their language, with the way back to what they asked for", async () => {
    const { app, gauge } = setUp();
    gauge.delayMs = 5_000;
    const spanish = await app.request("/es/search-results?source=JFK&adults=2");
    const text = await spanish.text();
    expect([spanish.status, spanish.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain("5 segundos");
    expect(text).toContain('href="/es/search-results?source=JFK&amp;adults=2"');
    const english = await (await app.request("/flight-details/abc", { method: "POST", body: new FormData() })).text();
    expect(english).toContain("Nothing was sent, booked or charged");
    expect(english).toContain("10 seconds");
  });

  it("still answers about bills, bookings and its own life", async () => {
    const { app, gauge } = setUp();
    gauge.delayMs = 60_000;
    for (const path of ["/thankyou?sent=x", "/manage-booking", "/api/v1/bookings/lookup", "/healthz", "/assets/a.js"]) {
      expect((await app.request(path)).status).toBe(200);
    }
  });

  it("counts the requests that it has not answered yet, and forgets those that it has", async () => {
    const { app, waiting } = setUp();
    const searches = Array.from({ length: 500 }, () => app.request("/api/v1/flights/search-flights"));
    expect((await app.request("/api/v1/flights/locations")).status).toBe(503);
    for (const go of waiting) go();
    await Promise.all(searches);
    expect((await app.request("/api/v1/flights/locations")).status).toBe(200);
  });

  it("counts none whose body is still to come, and each once it has come", async () => {
    const { app, waiting } = setUp();
    const bodies = Array.from({ length: 500 }, onItsWay);
    const posts = bodies.map((incoming) => app.request("/api/v1/flights/search-flights", { method: "POST" }, { incoming }));
    const suggest = async () => (await app.request("/api/v1/flights/locations")).status;
    expect(await suggest()).toBe(200);
    for (const body of bodies) body.emit("end");
    expect(await suggest()).toBe(503);
    for (const go of waiting) go();
    await Promise.all(posts);
    expect(await suggest()).toBe(200);
  });

  it("counts none whose body comes after its answer, and each that needs no body", async () => {
    const { app, waiting } = setUp();
    const bodies = Array.from({ length: 500 }, onItsWay);
    await Promise.all(bodies.map((incoming) => app.request("/about", { method: "POST" }, { incoming })));
    for (const body of bodies) body.emit("end");
    const suggest = async () => (await app.request("/api/v1/flights/locations")).status;
    expect(await suggest()).toBe(200);
    const searches = bodies.map((incoming) => app.request("/api/v1/flights/search-flights", {}, { incoming }));
    expect(await suggest()).toBe(503);
    for (const go of waiting) go();
    await Promise.all(searches);
  });
});
