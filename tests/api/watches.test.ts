import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFolder } from "../support/data-folder.ts";
import { mailsOf } from "../support/outbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { watchLinks } from "../support/watches.ts";

const BODY = { source: "JFK-New York", destination: "LON-London", date: "Jan-20-2027", adults: 1, email: "ana@mail.example" };

/** Believes in a proxy, so that each test can come from an address of its own. */
let server: RunningServer;
beforeAll(async () => void (server = await startServer({ TRUST_PROXY: "true", LIMITS_TIMES: "1" })));
afterAll(() => server.stop());

let lastAddress = 0;
const newAddress = (): string => `203.0.113.${++lastAddress}`;

async function ask(change: object = {}, { from = newAddress() } = {}) {
  const headers = { "content-type": "application/json", "x-forwarded-for": from };
  const answer = await fetch(`${server.url}/api/v1/watches`, { method: "POST", headers, body: JSON.stringify({ ...BODY, ...change }) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

const textOf = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const page = (path: string, init: RequestInit = {}) => textOf(`${server.url}${path}`, init);

describe("asking for a watch over the API", () => {
  it("is answered with 201 and nothing personal, and mails a link", async () => {
    const { status, body, headers } = await ask({ email: "first@mail.example", currency: "EUR", language: "es" });
    expect([status, body]).toEqual([201, { status: "asked" }]);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const [mail] = await mailsOf(server, "first@mail.example");
    expect(mail).toMatchObject({
      to: "first@mail.example",
      subject: "Confirme: vigilar el precio de Nueva York (JFK) a Londres (LON), 20-ene-2027",
    });
    expect(mail?.text).toMatch(/EUR\s[\d,]+\.\d\d/);
  });

  it("answers an address that has had its share of mails the same, and writes to it no more", async () => {
    const email = "often@mail.example";
    const answers = [];
    for (let day = 10; day < 15; day++) answers.push((await ask({ email, date: `Jan-${day}-2027` })).body);
    expect(new Set(answers.map((body) => JSON.stringify(body)))).toEqual(new Set(['{"status":"asked"}']));
    await ask({ email: "after@mail.example" });
    await mailsOf(server, "after@mail.example");
    expect(await mailsOf(server, email, 3)).toHaveLength(3);
  });

  it.each([
    ["email", "Please enter a valid email address.", { email: "ana@mail.example, boss@bank.example" }],
    ["email", "Please enter a valid email address.", { email: "ana@mail.example\r\nBcc: boss@bank.example" }],
    ["date", "This trip departs today: there is no day left to watch.", { date: "Dec-01-2026" }],
    ["date", "The date lies in the past.", { date: "Nov-01-2026" }],
    ["source", "We know no airport or city by this name.", { source: "Nowhere at all" }],
  ])("refuses a wrong %s: %s", async (path, message, change) => {
    const { status, body } = await ask(change);
    expect([status, body["code"], body["errors"]]).toEqual([400, "invalid_request", [{ path, message }]]);
  });

  it("takes ten an hour from one internet address", async () => {
    const from = newAddress();
    for (let number = 0; number < 10; number++) expect((await ask({ email: `n${number}@mail.example` }, { from })).status).toBe(201);
    const eleventh = await ask({ email: "n10@mail.example" }, { from });
    expect(eleventh).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(eleventh.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("is described", async () => {
    const { paths } = JSON.parse((await page("/api/v1/openapi.json")).text) as { paths: Record<string, object> };
    expect(paths["/api/v1/watches"]).toHaveProperty("post.responses.201");
  });
});

/** What a mail program posts. */
const PRESSED = {
  method: "POST",
  body: "List-Unsubscribe=One-Click",
  headers: { "content-type": "application/x-www-form-urlencoded" },
};

describe("the links in mails about a watch", () => {
  it("are opened by programs without harm, and stopped by a mail program's one press (RFC 8058)", async () => {
    const email = "oneclick@mail.example";
    await ask({ email });
    const [mail] = await mailsOf(server, email);
    const { confirm, stop } = watchLinks(mail);
    expect(mail?.stopUrl).toBe(stop);
    expect(mail?.oneClick).toBe("List-Unsubscribe=One-Click");
    for (const link of [confirm, stop]) {
      const { status, headers, text } = await textOf(link.replace(/^https?:\/\/[^/]+/, server.url));
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(text).toContain("noindex");
      expect(text).not.toContain(email);
    }
    const path = stop.replace(/^https?:\/\/[^/]+/, "");
    const pressed = await page(path, PRESSED);
    expect(pressed.status).toBe(200);
    expect(pressed.text).toContain("Stopped.");
    expect((await page(path, PRESSED)).status).toBe(200);
    const late = await page(confirm.replace(/^https?:\/\/[^/]+/, ""), PRESSED);
    expect(late.text).toContain("Stopped.");
  });

  it.each(["/watch/confirm", "/watch/stop", "/es/watch/stop"])("open nothing at %s with a made-up token", async (path) => {
    const posted = new FormData();
    posted.set("List-Unsubscribe", "One-Click");
    for (const init of [{}, PRESSED, { method: "POST", body: posted }]) {
      expect((await page(`${path}?token=AAAAAAAAAAAAAAAAAAAAAA`, init)).status).toBe(404);
      expect((await page(path, init)).status).toBe(404);
    }
  });

  it("are not pressed by another site's page", async () => {
    const { status } = await page("/watch/stop?token=x", { method: "POST", headers: { origin: "https://evil.example" } });
    expect(status).toBe(400);
  });
});

describe("a watch on a server that comes back two days later", () => {
  it("cannot be confirmed any more, and says so", async () => {
    const dataDir = await dataFolder("watch");
    const first = await startServer({ DATA_DIR: dataDir });
    const headers = { "content-type": "application/json" };
    await fetch(`${first.url}/api/v1/watches`, { method: "POST", headers, body: JSON.stringify(BODY) });
    const { confirm } = watchLinks((await mailsOf({ ...first, dataDir }, "ana@mail.example"))[0]);
    await first.stop();
    const later = await startServer({ DATA_DIR: dataDir, CLOCK: "2026-12-03T15:05:00Z" });
    const { text } = await textOf(`${later.url}${confirm.replace(/^https?:\/\/[^/]+/, "")}`);
    expect(text).toContain("This link is too old.");
    await later.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
