import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createMemoryLimiter } from "../../adapters/limits/memory-limiter.ts";
import type { Env } from "../kept/env.ts";
import { limitRequests } from "./limit-requests.ts";
import { securityHeaders } from "./security-headers.ts";

const SEARCH = "/api/v1/flights/search-flights?source=JFK";
const LOOKUP = "/api/v1/bookings/lookup";

const few = (count: number) => createMemoryLimiter([{ count, seconds: 600 }]);

const openManaged = (seal: string) => (seal === "old" ? "old" : seal.startsWith("seal-") ? { id: seal.slice(5) } : null);

/** Three searches, two years of fares or maps, five suggestions, four readings of what the API tells and two wrong lookups in ten minutes; a lookup of `right` finds something, one of `mistyped` is none. */
function setUp() {
  const app = new Hono<Env>()
    .use(securityHeaders(() => "n0nce"))
    .use(limitRequests({ search: few(3), scan: few(2), suggestion: few(5), page: few(4), lookup: few(2) }, true, openManaged))
    .on(["GET", "POST"], ["/api/v1/bookings/*", "/manage-booking"], (c) => {
      if (c.req.query("id") === "mistyped") return c.text("no reference", 400);
      return c.req.query("id") === "right" ? c.text("found") : c.text("none", 404);
    })
    .all("*", (c) => c.text("fine"));
  const ask = (path: string, { from = "203.0.113.7", method = "GET" } = {}) =>
    app.request(path, { method, headers: { "x-forwarded-for": from } });
  const statuses = async (count: number, path: string, more = {}) => {
    const all: number[] = [];
    for (let time = 0; time < count; time++) all.push((await ask(path, more)).status);
    return all;
  };
  return { ask, statuses };
}

describe("an address that searches without end", () => {
  it("is told to wait, as a problem, and others are not", async () => {
    const { ask, statuses } = setUp();
    expect(await statuses(4, SEARCH)).toEqual([200, 200, 200, 429]);
    const refused = await ask(SEARCH);
    expect([refused.headers.get("content-type"), refused.headers.get("retry-after")]).toEqual(["application/problem+json", "600"]);
    expect(await refused.json()).toMatchObject({ status: 429, code: "rate_limited" });
    expect(await statuses(1, SEARCH, { from: "203.0.113.8" })).toEqual([200]);
  });

  it("counts pages and calls together, and all addresses of one household", async () => {
    const { statuses } = setUp();
    const from = "2001:db8:0:1::1";
    expect(await statuses(1, "/search-results?source=JFK", { from })).toEqual([200]);
    expect(await statuses(1, "/es/hotels-results.data", { from: "2001:db8:0:1:ffff::2" })).toEqual([200]);
    expect(await statuses(2, SEARCH, { from })).toEqual([200, 429]);
  });

  it("gets a page in its language that leads back to the same search", async () => {
    const { ask, statuses } = setUp();
    await statuses(3, SEARCH);
    const page = await ask("/es/search-results?source=JFK&adults=2");
    const text = await page.text();
    expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([429, "600", "no-store"]);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain("10 minutos");
    expect(text).toContain('href="/es/search-results?source=JFK&amp;adults=2"');
    expect(await (await ask("/search-results?x=1")).text()).toContain("this page opens again in 10 minutes");
  });

  it("is told to wait sooner where it asks for years of fares and maps of the world", async () => {
    const { statuses } = setUp();
    expect(await statuses(1, "/api/v1/flights/calendar?source=JFK")).toEqual([200]);
    expect(await statuses(2, "/explore?source=JFK")).toEqual([200, 429]);
    expect(await statuses(1, SEARCH)).toEqual([200]);
  });

  it("may still type, read, and ask what is allowed", async () => {
    const { statuses } = setUp();
    await statuses(4, SEARCH);
    expect(await statuses(6, "/api/v1/flights/locations?keyword=a")).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(5, "/api/v1/openapi.json")).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses(9, "/about")).not.toContain(429);
    expect(await statuses(1, SEARCH, { method: "OPTIONS" })).toEqual([200]);
  });
});

describe("who guesses references", () => {
  it("is stopped after a few wrong ones, and neither a right one nor what cannot be read is wrong", async () => {
    const { statuses } = setUp();
    expect(await statuses(3, `${LOOKUP}?id=mistyped`, { method: "POST" })).toEqual([400, 400, 400]);
    expect(await statuses(5, `${LOOKUP}?id=right`, { method: "POST" })).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(3, `${LOOKUP}?id=guess`, { method: "POST" })).toEqual([404, 404, 429]);
    expect(await statuses(1, `${LOOKUP}?id=right`, { method: "POST" })).toEqual([429]);
    expect(await statuses(1, `${LOOKUP}?id=right`, { method: "POST", from: "203.0.113.8" })).toEqual([200]);
  });

  it("gets no more through by asking all at once", async () => {
    const { ask } = setUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`${LOOKUP}?id=guess`, { method: "POST" })));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
  });

  it("hinders nobody behind the same address who has opened a booking, nor who opens the form", async () => {
    const { statuses } = setUp();
    expect(await statuses(3, `${LOOKUP}?id=guess`, { method: "POST" })).toEqual([404, 404, 429]);
    expect(await statuses(3, "/manage-booking?booking=seal-A&id=right", { method: "POST" })).toEqual([200, 200, 200]);
    expect(await statuses(3, "/manage-booking?booking=seal-A&id=right")).toEqual([200, 200, 200]);
    expect(await statuses(3, "/manage-booking?id=right")).toEqual([200, 200, 200]);
    expect(await statuses(1, "/manage-booking?booking=old&id=right", { method: "POST" })).toEqual([429]);
    expect(await statuses(1, "/manage-booking?booking=forged&id=right", { method: "POST" })).toEqual([429]);
  });

  it("gets no further by naming an own booking to a call of the API, which opens none", async () => {
    const { statuses } = setUp();
    expect(await statuses(3, `${LOOKUP}?booking=seal-A&id=guess`, { method: "POST" })).toEqual([404, 404, 429]);
    expect(await statuses(1, `${LOOKUP}?id=guess`, { method: "POST" })).toEqual([429]);
  });

  it("gets no further under the address of an own booking, with whatever seal of it", async () => {
    const { statuses } = setUp();
    expect(await statuses(3, "/manage-booking?booking=seal-A&id=guess", { method: "POST" })).toEqual([404, 404, 429]);
    expect(await statuses(1, "/manage-booking?booking=seal-A&id=guess", { method: "POST", from: "203.0.113.8" })).toEqual([429]);
  });
});
