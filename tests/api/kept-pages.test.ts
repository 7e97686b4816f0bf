import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

const PUBLIC_URL = "https://fly.example";
const EVIL = {
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-prefix": "/evil",
  "x-original-url": "/evil",
  referer: "https://evil.example/",
  origin: "https://evil.example",
  "accept-language": "evil",
};

describe("behind a proxy that passes on whatever it is told", () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer({ PUBLIC_URL, TRUST_PROXY: "true" })));
  afterAll(() => server.stop());

  it("nobody's headers get into the page that others see", async () => {
    for (const path of ["/", "/es/hotels", "/refund-policy", "/destination/book-flights-tickets-to-boston"]) {
      const first = await fetch(server.url + path, { headers: EVIL });
      const second = await fetch(server.url + path);
      expect(first.status, path).toBe(200);
      const html = await second.text();
      expect(html, path).not.toContain("evil");
      expect(html, path).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
      expect(await first.text(), path).toBe(html);
      expect(first.headers.get("etag"), path).toBe(second.headers.get("etag"));
    }
  });

  it("the sitemap and the robots name the site as its settings do", async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`, { headers: EVIL })).text();
    expect(sitemap).toContain(`<loc>${PUBLIC_URL}/</loc>`);
    expect(sitemap).not.toMatch(/evil|127\.0\.0\.1/);
    const robots = await (await fetch(`${server.url}/robots.txt`, { headers: EVIL })).text();
    expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${inject("baseUrl")}${path}`, { headers });
const chosen = async (answer: Response): Promise<string | undefined> =>
  /<option value="([A-Z]{3})" selected=""/.exec(await answer.text())?.[1];

describe("a kept page", () => {
  it("is each visitor's in his own currency", async () => {
    expect(await chosen(await ask("/", { cookie: "currency=EUR" }))).toBe("EUR");
    expect(await chosen(await ask("/"))).toBe("USD");
    expect(await chosen(await ask("/", { cookie: "currency=EUR" }))).toBe("EUR");
    expect(await chosen(await ask("/", { cookie: "currency=XXX" }))).toBe("USD");
  });

  it("is none when a message of the server stands in it, it answers a search, or its forms say when it was made", async () => {
    for (const path of ["/contact-us", "/es/contact-us", "/contact-us?sent=message", "/destinations?q=paris", "/?source=JFK-New+York"])
      expect((await ask(path)).headers.get("etag"), path).toBeNull();
  });

  it("tells nobody how long it is kept", async () => {
    for (const path of ["/", "/?x", "/hotels.data", "/no/such/page", "/sitemap.xml"])
      expect((await ask(path)).headers.has("x-keep-page-seconds"), path).toBe(false);
  });
});
