import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { CurrencyCode, LocalDate } from "../core/kernel/index.ts";
import type { RateTable } from "../core/pricing/index.ts";
import { compressAnswers } from "./middleware/compress.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { renderPages, type Visit } from "./pages.ts";
import type { Env } from "./kept/env.ts";

const RATES: RateTable = { asOf: "2026-11-01" as LocalDate, perUsd: { USD: 1, EUR: 0.9 }, decimals: {} } as unknown as RateTable;
const PUBLIC_URL = "https://fly.example";

const SOCKET = { incoming: { socket: { remoteAddress: "203.0.113.7", remotePort: 4000, remoteFamily: "IPv4" } } };

interface Rendered {
  readonly path: string;
  readonly currency: CurrencyCode;
  readonly headers: readonly string[];
}

/** A site whose pages say for whom they were made. `answers` overrides what a path is answered with. */
function createSite(answers: Readonly<Record<string, () => Response>> = {}) {
  const rendered: Rendered[] = [];
  const days = { shown: "2026-12-01" };
  const rates = { shown: RATES };
  let nonces = 0;
  const faults: unknown[] = [];
  async function render(request: Request, { currency, nonce, logFault }: Visit): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    rendered.push({ path: pathname, currency, headers: [...request.headers.keys()] });
    const script = `<script nonce="${nonce}">start("${currency}")</script><script nonce="${nonce}" src="/a.js"></script>`;
    const smuggled = `<script>steal()</script><script nonce="guessed">steal()</script>`;
    const html = `<p>${origin}${pathname} in ${currency}</p>${script}${smuggled}${"<p>filled</p>".repeat(200)}`;
    const headers = { "Content-Type": "text/html; charset=utf-8", "X-Keep-Page-Seconds": "600" };
    if (pathname.startsWith("/faulty")) logFault(FAULTS[pathname]);
    return answers[pathname]?.() ?? new Response(html, { headers });
  }
  const app = new Hono<Env>();
  app.use(securityHeaders(() => `nonce-${++nonces}`));
  app.use(compressAnswers());
  app.all(
    "*",
    renderPages(
      { rates: () => rates.shown, logFault: (fault) => faults.push(fault), render },
      { publicUrl: PUBLIC_URL, trustProxy: true },
      async (_c, make) => make(),
      { version: () => days.shown, shape: async (answer) => answer },
    ),
  );
  app.onError(() => new Response("fault", { status: 500 }));
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    app.request(`http://inside${path}`, { method, headers });
  const post = (path: string, body: string) =>
    app.request(`http://inside${path}`, { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } }, SOCKET);
  return { ask, post, rendered, days, rates, faults };
}

const FAULTS: Readonly<Record<string, Error>> = {
  "/faulty": new Error("Failed query", { cause: new Error("Connection terminated unexpectedly") }),
  "/faulty-code": new TypeError("x is not a function"),
};

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page =
  (headers: Readonly<Record<string, string>>, status = 200) =>
  (): Response =>
    new Response("<p>page</p>", { status, headers: { "Content-Type": "text/html", "X-Keep-Page-Seconds": "600", ...headers } });

describe("a page that may be kept", () => {
  it("is rendered once for all who see the same currency", async () => {
    const { ask, rendered } = createSite();
    const first = await (await ask("/about")).text();
    expect(await (await ask("/about")).text()).toBe(first);
    expect(await (await ask("/about", { cookie: "currency=EUR" })).text()).toContain("in EUR");
    expect(rendered.map(({ currency }) => currency)).toEqual(["USD", "EUR"]);
  });

  it.each(["/currency.data%", "/es/%zz", "/%FF/x", "/manage-booking/%E0%A4", "/x%25"])(
    "can be read by the web app, also as %s",
    async (path) => {
      const { ask, rendered } = createSite();
      for (const query of ["", "?from=JFK"]) await ask(`${path}${query}`);
      const twice = rendered.map(({ path: asked }) => decodeURIComponent(decodeURIComponent(asked)));
      expect(twice).toEqual(Array.from({ length: 2 }, () => path.replaceAll("%", "\uFF05")));
    },
  );

  it("is rendered once for a crowd that comes at the same time", async () => {
    const { ask, rendered } = createSite();
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await ask("/about")).text()));
    expect(new Set(texts).size).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  it("is rendered anew when the day turns", async () => {
    const { ask, rendered, days } = createSite();
    await ask("/about");
    days.shown = "2026-12-02";
    await ask("/about");
    expect(rendered).toHaveLength(2);
  });

  it("is rendered anew when another table of rates mends one of the same day, not when the same is read again", async () => {
    const { ask, rendered, rates } = createSite();
    await ask("/about");
    rates.shown = { ...RATES, perUsd: { ...RATES.perUsd } };
    await ask("/about");
    expect(rendered).toHaveLength(1);
    rates.shown = { ...RATES, perUsd: { ...RATES.perUsd, EUR: 0.91 } };
    await ask("/about");
    expect(rendered).toHaveLength(2);
  });

  it("comes as the visitor's browser likes it best, with a tag of its own for each encoding", async () => {
    const { ask } = createSite();
    const plain = await (await ask("/about")).text();
    const tags = new Set<string | null>();
    for (const [accepted, encoding, unpack] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["br;q=0.2, gzip;q=0.7", "gzip", gunzipSync],
      ["br;q=0.1, identity", null, Buffer.from],
    ] as const) {
      const answer = await ask("/about", { "accept-encoding": accepted });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(plain);
      tags.add(answer.headers.get("etag"));
    }
    expect(tags.size).toBe(3);
  });

  it("is not sent again to a browser that has it, nor as the bytes of another encoding", async () => {
    const { ask } = createSite();
    const first = await ask("/about", { "accept-encoding": "br" });
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await ask("/about", { "accept-encoding": "br", "if-none-match": `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    for (const name of ["etag", "vary", "cache-control", "content-security-policy"])
      expect(again.headers.get(name), name).toBe(first.headers.get(name));
    expect((await ask("/about", { "accept-encoding": "gzip", "if-none-match": tag })).status).toBe(200);
    expect((await ask("/about", { "accept-encoding": "br", "if-none-match": "*" })).status).toBe(304);
  });

  it("may be kept by the visitor's browser alone, which asks each time, and differs by cookie and encoding", async () => {
    const { headers } = await createSite().ask("/about");
    expect(headers.get("cache-control")).toBe("private, no-cache");
    expect(headers.get("vary")).toBe("Cookie, Accept-Encoding");
    expect(headers.get("x-keep-page-seconds")).toBeNull();
  });

  it("answers HEAD like GET, without the page", async () => {
    const { ask, rendered } = createSite();
    const head = await ask("/about", {}, "HEAD");
    const got = await ask("/about");
    expect(await head.text()).toBe("");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
    expect(rendered).toHaveLength(1);
  });

  it("shares no nonce: its policy allows its own scripts by their hashes, and none that somebody put in", async () => {
    const { ask } = createSite();
    const answer = await ask("/about");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const html = await answer.text();
    expect(html + policy).not.toContain("nonce-");
    expect(html).toContain('<script>start("USD")</script>');
    expect(policy).toContain(`script-src 'self' ${hash('start("USD")')};`);
    expect(policy).not.toContain(hash("steal()"));
  });
});

describe("an address with empty parts", () => {
  it.each([
    ["/about/", "/about"],
    ["//about?x=1", "/about?x=1"],
    ["//evil.example//a/", "/evil.example/a"],
    ["/es///", "/es"],
    ["//x%0D%0ASet-Cookie%3A%20a%3Db", "/x%0D%0ASet-Cookie%3A%20a%3Db"],
    ["/s%C3%A3o-paulo/?q=%0A", "/s%C3%A3o-paulo?q=%0A"],
  ])("%s leads to %s", async (path, plain) => {
    const { ask, rendered } = createSite();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, plain]);
    expect(rendered).toHaveLength(0);
  });
});

describe("what is not kept", () => {
  it.each([
    ["a page that does not say that it may be", { "X-Keep-Page-Seconds": "0" }, 200],
    ["a page that sets a cookie", { "Set-Cookie": "a=b" }, 200],
    ["a page that was not found", {}, 404],
    ["what is no page", { "Content-Type": "text/x-script" }, 200],
  ])("%s", async (_what, headers, status) => {
    const { ask, rendered } = createSite({ "/about": page(headers, status) });
    const answers = await Promise.all([ask("/about"), ask("/about"), ask("/about")]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array.from(answers, () => "<p>page</p>"));
    expect(rendered).toHaveLength(3);
    for (const answer of answers) expect(answer.headers.get("x-keep-page-seconds")).toBeNull();
    expect(new Set(answers.map((answer) => answer.headers.get("content-security-policy"))).size).toBe(3);
  });

  it("an answer to a query, to a form, or at an address that is written otherwise", async () => {
    const { ask, post, rendered } = createSite();
    for (const path of ["/about?", "/about?x=1", "/About", "/about%2F", "/about.data"]) {
      await ask(path);
      await ask(path);
    }
    expect(rendered).toHaveLength(10);
    await post("/about", "a=b");
    await post("/about", "a=b");
    expect(rendered).toHaveLength(12);
  });

  it("a fault: whoever waited for the page gets his own, and the next one a page", async () => {
    let asked = 0;
    const faulty = (): Response => {
      if (asked++ < 1) throw new Error("no page today");
      return page({})();
    };
    const { ask } = createSite({ "/about": faulty });
    const answers = await Promise.all([ask("/about"), ask("/about")]);
    expect(answers.map(({ status }) => status)).toEqual([500, 200]);
    expect((await ask("/about")).status).toBe(200);
    expect(asked).toBe(2);
  });
});

describe("who tries to put something into other people's pages", () => {
  it("sends headers that no page sees, and hosts that no page names", async () => {
    const { ask, rendered } = createSite();
    const evil = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-prefix": "/evil" };
    const answer = await ask("/about", { ...evil, origin: "https://evil.example", referer: "https://evil.example/", "user-agent": "evil" });
    expect(await answer.text()).toContain(`<p>${PUBLIC_URL}/about in USD</p>`);
    expect(rendered).toEqual([{ path: "/about", currency: "USD", headers: [] }]);
  });

  it.each(["not a host", "a:b:c", "[", "%", "user@evil.example", ":word@evil.example"])(
    "sends %j as its host, and the page is made as if at home",
    async (host) => {
      const { ask } = createSite();
      const answer = await ask("/about?own", { "x-forwarded-host": host, "x-forwarded-proto": "https" });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`<p>${PUBLIC_URL}/about in USD</p>`);
    },
  );

  it("makes no more pages with currencies that nobody has", async () => {
    const { ask, rendered } = createSite();
    for (const currency of ["USD", "usd", "XYZ", "__proto__", "constructor", "EUR%20", "", "E".repeat(5000)])
      await ask("/about", { cookie: `currency=${currency}; other=${currency}` });
    expect(rendered).toHaveLength(1);
  });
});

describe("a page that cannot reach our data", () => {
  const failed = { "/faulty": page({}, 500), "/faulty-code": page({}, 500) };

  it("is answered with 503, words and when to ask again", async () => {
    const { ask, faults } = createSite(failed);
    const answer = await ask("/faulty");
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
    expect(await answer.text()).toContain("We cannot reach our records right now");
    expect(faults).toHaveLength(1);
  });

  it("keeps the page of a fault of our own", async () => {
    expect((await createSite(failed).ask("/faulty-code")).status).toBe(500);
  });
});
