import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, type Asked } from "../proofs/shared/ask.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const PUBLIC_URL = "https://fly.example";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "content-type": "application/json" };
const LARGE = "x".repeat(65 * 1024);
const GUESS = JSON.stringify({ bookingId: "00000000", email: "nobody@mail.example" });
const MANY_HEADERS = Object.fromEntries(Array.from({ length: 101 }, (_, number) => [`x-header-${number}`, "1"]));
const [asset] = readdirSync("build/web/client/assets").filter((name) => name.endsWith(".js"));

let server: RunningServer;
beforeAll(async () => void (server = await startServer({ PUBLIC_URL, TRUST_PROXY: "true", LIMITS_TIMES: "1" })));
afterAll(() => server.stop());

const get = (path: string, headers: Asked["headers"] = {}): Asked => ({ method: "GET", path, headers });
const post = (path: string, body: string, headers: Asked["headers"] = FORM): Asked => ({ method: "POST", path, headers, body });

/** One answer of each kind: with what it is asked for, its status, and whether it is a page that may run our scripts. */
const ANSWERS: readonly (readonly [name: string, asked: Asked, status: number])[] = [
  ["a kept page", get("/"), 200],
  ["a page made for one visitor", get("/contact-us"), 200],
  ["a page in Spanish", get("/es/hotels"), 200],
  ["a page asked for by a script", get("/about.data"), 200],
  ["the head of a page", { method: "HEAD", path: "/" }, 200],
  ["a page that is not there", get("/nowhere"), 404],
  ["a page that is not there, asked for by a script", get("/nowhere.data"), 404],
  ["a script", get(`/assets/${asset}`), 200],
  ["a file", get("/favicon.svg"), 200],
  ["a file that is not there", get("/assets/none.js"), 404],
  ["a drawn picture", get("/airline-pictures/none.svg"), 404],
  ["a list for search engines", get("/robots.txt"), 200],
  ["a redirect to the plain address", get("//hotels/"), 301],
  ["a redirect after a form", post("/currency", "currency=EUR&next=/"), 303],
  ["the methods of a page", { method: "OPTIONS", path: "/" }, 204],
  ["a page by another method", { method: "DELETE", path: "/" }, 405],
  ["a form that cannot be read", post("/currency", "{}", JSON_TYPE), 400],
  ["a form of another site", post("/currency", "currency=EUR", { ...FORM, origin: "https://evil.example" }), 400],
  ["a form that is too large", post("/contact-us", LARGE), 413],
  ["an answer of the API", get("/api/v1/flights/exchange-rates"), 200],
  ["a fault of a question", get("/api/v1/flights/search-flights?source=x"), 400],
  ["a call that is not there", get("/api/v1/nothing"), 404],
  ["a call by another method", get("/api/v1/flights/travel/getbill"), 405],
  ["a body that is no JSON", post("/api/v1/contact", "{", JSON_TYPE), 400],
  ["a body that is too large", post("/api/v1/contact", LARGE, JSON_TYPE), 413],
  ["more headers than there are", get("/", MANY_HEADERS), 431],
  ["headers that are too long", get("/", { "x-long": "x".repeat(17 * 1024) }), 431],
  ["a host that is none", get("/", { host: "a b" }), 400],
  ["an expectation that is not known", get("/", { expect: "a-miracle" }), 417],
  ["the description of the API", get("/api/v1/openapi.json"), 200],
  ["the page about the API", get("/api/docs"), 200],
  ["whether we are alive", get("/healthz"), 200],
];

/** What a policy allows, by directive. */
const policyOf = (text: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((text ?? "").split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]));

function expectSafe(headers: Readonly<Record<string, string>>): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("geolocation=()"),
  });
  const policy = policyOf(headers["content-security-policy"]);
  expect(policy["base-uri"]).toBe("'none'");
  expect(policy["frame-ancestors"]).toBe("'none'");
  expect(policy["object-src"] ?? policy["default-src"]).toBe("'none'");
  expect(policy["default-src"]).toMatch(/^'(self|none)'$/);
  expect(policy["form-action"]).toMatch(/^'(self|none)'$/);
  // Nothing inline but what carries this answer's nonce or has a known hash.
  expect(policy["script-src"] ?? "'none'").toMatch(/^('none'|'self'( 'nonce-[\w-]+'| 'sha256-[\w+/=]+')*)$/);
  expect(policy["style-src-elem"] ?? "'none'").toMatch(/^('none'|'self'( 'nonce-[\w-]+'| 'sha256-[\w+/=]+')*)$/);
  expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
}

it.each(ANSWERS)("is as safe as all: %s", async (_, asked, status) => {
  const answer = await ask(server.url, asked);
  expect(answer.status).toBe(status);
  expectSafe(answer.headers);
});

it("is as safe as all: a page that has not changed", async () => {
  const { headers } = await ask(server.url, get("/about"));
  const again = await ask(server.url, get("/about", { "if-none-match": headers.etag ?? "" }));
  expect(again.status).toBe(304);
  expectSafe(again.headers);
});

it("is as safe as all: a refusal to who asks too often, as a problem, a page and to a script", async () => {
  const headers = { ...JSON_TYPE, "x-forwarded-for": "198.51.100.77" };
  for (let guess = 0; guess < 20; guess++) await ask(server.url, post("/api/v1/bookings/lookup", GUESS, headers));
  for (const path of ["/api/v1/bookings/lookup", "/es/manage-booking", "/manage-booking.data"]) {
    const answer = await ask(server.url, post(path, "", { ...FORM, "x-forwarded-for": "198.51.100.77" }));
    expect([answer.status, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
    expectSafe(answer.headers);
  }
});

it("gives each page a nonce of its own, and a kept page none", async () => {
  const policies = await Promise.all(["/contact-us", "/contact-us", "/"].map(async (path) => (await ask(server.url, get(path))).headers));
  const [first, second, kept] = policies.map((headers) => /'nonce-[^']+'/.exec(headers["content-security-policy"] ?? "")?.[0]);
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
  expect(kept).toBeUndefined();
});

it("lets browsers come by https alone where the site is reached by it", async () => {
  expect((await ask(server.url, get("/"))).headers["strict-transport-security"]).toBe("max-age=31536000");
});
