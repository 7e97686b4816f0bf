import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createMemoryLimiter } from "../../adapters/limits/memory-limiter.ts";
import type { Env } from "../kept/env.ts";
import { keepPage } from "../kept/kept-page.ts";
import { limitPages } from "./limit-pages.ts";
import { securityHeaders } from "./security-headers.ts";

const KEPT = { page: await keepPage("<p>for all</p>", "n0nce"), seconds: 600 };

/** Three pages in ten minutes; `/about` is made for all. */
function setUp() {
  const limiter = createMemoryLimiter([{ count: 3, seconds: 600 }]);
  const limitPage = limitPages(limiter, true, (seal) => (seal.startsWith("seal-") ? seal.slice(5) : null));
  let made = 0;
  const app = new Hono<Env>().use(securityHeaders(() => "n0nce")).all("*", async (c) => {
    const answer = await limitPage(c, async () => {
      made++;
      return c.req.path === "/about" ? KEPT : c.text("for one");
    });
    return answer instanceof Response ? answer : c.text("for all");
  });
  const ask = (path: string, { from = "203.0.113.7", method = "GET" } = {}) =>
    app.request(path, { method, headers: { "x-forwarded-for": from } });
  const statuses = async (count: number, path: string, more = {}) => {
    const all: number[] = [];
    for (let time = 0; time < count; time++) all.push((await ask(path, more)).status);
    return all;
  };
  return { ask, statuses, made: () => made };
}

describe("an address that opens pages without end", () => {
  it("is told to wait, in its language and before a page is made, and others are not", async () => {
    const { ask, statuses, made } = setUp();
    expect(await statuses(4, "/?n=1")).toEqual([200, 200, 200, 429]);
    const refused = await ask("/es/nowhere");
    expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([429, "600", "no-store"]);
    expect(await refused.text()).toContain("esta página se abre de nuevo en 10 minutos");
    expect(await (await ask("/about.data")).json()).toMatchObject({ status: 429, code: "rate_limited" });
    expect(made()).toBe(3);
    expect(await statuses(1, "/?n=1", { from: "203.0.113.8" })).toEqual([200]);
  });

  it("is not counted for what is made for all, for pictures, for what has a limit of its own, nor for a form that it sends", async () => {
    const { statuses } = setUp();
    expect(await statuses(9, "/about")).not.toContain(429);
    expect(await statuses(9, "/hotel-pictures/5809844-17/room.svg")).not.toContain(429);
    expect(await statuses(9, "/search-results?source=JFK")).not.toContain(429);
    expect(await statuses(9, "/contact-us", { method: "POST" })).not.toContain(429);
    expect(await statuses(4, "/contact-us")).toEqual([200, 200, 200, 429]);
    for (const form of ["/contact-us", "/manage-booking"]) expect(await statuses(1, form, { method: "POST" })).toEqual([200]);
  });

  it("keeps nobody behind it from a booking whose address they have, and guesses no more of them", async () => {
    const { statuses } = setUp();
    expect(await statuses(4, "/thankyou?booking=guess")).toEqual([200, 200, 200, 429]);
    expect(await statuses(4, "/thankyou?booking=seal-A")).toEqual([200, 200, 200, 429]);
    expect(await statuses(1, "/manage-booking?booking=seal-B")).toEqual([200]);
    expect(await statuses(1, "/?booking=seal-C")).toEqual([429]);
  });
});
