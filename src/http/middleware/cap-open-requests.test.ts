import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { Env } from "../kept/env.ts";
import { capOpenRequests } from "./cap-open-requests.ts";
import type { RequestClass } from "./request-class.ts";
import { securityHeaders } from "./security-headers.ts";

/** Two requests an address at once; those to `/slow` are answered when they are let go, and then fail if they are told to. */
function setUp(only?: RequestClass) {
  const waiting = new Set<(fails: boolean) => void>();
  const app = new Hono<Env>()
    .use(securityHeaders(() => "n0nce"))
    .use(capOpenRequests(2, true, only))
    .on("POST", ["/slow", "/explore"], async (c) => {
      if (await new Promise<boolean>((go) => waiting.add(go))) throw new Error("it broke");
      return c.text("fine");
    })
    .all("*", (c) => c.text("fine"));
  app.onError((_, c) => c.text("broken", 500));
  const ask = (path: string, from = "203.0.113.7") => app.request(path, { method: "POST", headers: { "x-forwarded-for": from } });
  return { ask, letGo: (fails = false) => waiting.forEach((go) => go(fails)) };
}

describe("an address with as many requests under way as it may have", () => {
  it("is told to come again, in its language, on another connection", async () => {
    const { ask, letGo } = setUp();
    const slow = [ask("/slow"), ask("/slow")];
    const page = await ask("/es/contact-us");
    expect([page.status, page.headers.get("retry-after"), page.headers.get("connection")]).toEqual([429, "5", "close"]);
    expect(await page.text()).toContain("Un momento, por favor");
    const problem = await ask("/api/v1/contact");
    expect([problem.headers.get("content-type"), problem.headers.get("connection")]).toEqual(["application/problem+json", "close"]);
    expect(await problem.json()).toMatchObject({ status: 429, code: "rate_limited" });
    letGo();
    await Promise.all(slow);
  });

  it("may ask for anything else where only some requests are counted", async () => {
    const { ask, letGo } = setUp("map");
    const slow = [ask("/slow"), ask("/slow"), ask("/slow"), ask("/explore"), ask("/explore")];
    const refused = await ask("/explore");
    expect([refused.status, (await ask("/about")).status]).toEqual([429, 200]);
    expect(await refused.text()).toContain("map");
    letGo();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it("takes none from others, and is heard again once it has been answered, however that went", async () => {
    const { ask, letGo } = setUp();
    for (const fails of [false, true]) {
      const slow = [ask("/slow"), ask("/slow", "203.0.113.7:4711")];
      expect((await ask("/about")).status).toBe(429);
      expect((await ask("/about", "203.0.113.8")).status).toBe(200);
      letGo(fails);
      expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(fails ? [500, 500] : [200, 200]);
      expect((await ask("/about")).status).toBe(200);
    }
  });

  it("has those counted that are still under way, whatever was answered meanwhile", async () => {
    const { ask, letGo } = setUp();
    const slow = [ask("/slow")];
    expect((await ask("/about")).status).toBe(200);
    slow.push(ask("/slow"));
    expect((await ask("/about")).status).toBe(429);
    letGo();
    await Promise.all(slow);
  });

  it("is one household, and whoever has no address is one too", async () => {
    const { ask, letGo } = setUp();
    const slow = [ask("/slow", "2001:db8:0:1::1"), ask("/slow", "2001:db8:0:1:ffff::2"), ask("/slow", "unknown"), ask("/slow", "hidden")];
    expect((await ask("/about", "2001:db8:0:1::3")).status).toBe(429);
    expect((await ask("/about", "2001:db8:0:2::3")).status).toBe(200);
    expect((await ask("/about", "obscured")).status).toBe(429);
    letGo();
    await Promise.all(slow);
  });
});
