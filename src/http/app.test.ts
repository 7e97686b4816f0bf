import { describe, expect, it } from "vitest";
import { UNASKED } from "../../tests/support/unasked-use-cases.ts";
import { FINGERPRINT_MINUTES } from "../core/booking/index.ts";
import { err, type LocalDate, ok } from "../core/kernel/index.ts";
import type { RateTable } from "../core/pricing/index.ts";
import { KEPT_DAYS } from "../core/retention/index.ts";
import type { Limiter } from "../usecases/ports/limiter.ts";
import { type AppParts, createApp } from "./app.ts";
import { callsOf } from "./api-docs/calls.ts";
import { type Description, fieldsOf, type Schema, type Schemas } from "./api-docs/fields.ts";
import { PROBLEMS } from "./problems/problem.ts";
import { bookingBodySchema, parseBookingBody } from "./wire/booking-body.ts";

const OPEN: Limiter = { take: async () => ok(null), giveBack: async () => undefined };
const SHUT: Limiter = { ...OPEN, take: async () => err({ retryAfterSeconds: 7 }) };

const broken = (): never => {
  throw new Error("4242424242424242 is broken");
};

/** A site of which every part fails that is asked. */
function createBrokenSite(change: Partial<AppParts> = {}) {
  const faults: unknown[] = [];
  const app = createApp({
    useCases: { ...UNASKED, today: () => "2026-12-01" as LocalDate },
    health: { ready: broken, metrics: broken, metricsToken: "secret" },
    metrics: { observeRequest: () => undefined },
    log: { request: () => undefined, warn: () => undefined, error: (fault) => void faults.push(fault) },
    newNonce: () => "n0nce",
    clientDir: "public",
    pages: { rates: () => ({ perUsd: { USD: 1 } }) as unknown as RateTable, render: broken, logFault: (fault) => void faults.push(fault) },
    siteName: "Acme",
    supportPhone: "(800) 555-0199",
    site: { publicUrl: "http://fly.example", trustProxy: true },
    limiters: { search: OPEN, scan: OPEN, suggestion: OPEN, page: OPEN, lookup: OPEN },
    limitsTimes: 1,
    openRequests: 100,
    openMaps: 100,
    openManaged: () => null,
    openBooking: () => null,
    delayMs: () => 0,
    isDraining: () => false,
    development: true,
    ...change,
  });
  return { app, faults };
}

const SAFE = {
  "content-security-policy": expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'none'$/),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

describe("an answer that the site cannot give", () => {
  it.each([
    ["/about", "Acme", "Or call us, day and night:"],
    ["/es/about", "Acme", "O llámenos, de día o de noche:"],
  ])("says to people whose site it is and whom they can call: %s", async (path, ...words) => {
    for (const change of [{}, { delayMs: () => 60_000 }, { openRequests: 0 }]) {
      const page = await (await createBrokenSite(change).app.request(path)).text();
      for (const part of [...words, '<a href="tel:+18005550199">(800) 555-0199</a>']) expect(page).toContain(part);
    }
  });

  it.each(["/readyz", "/about", "/about.data", "/api/v1/flights/exchange-rates"])(
    "is safe, and keeps the fault to itself: %s",
    async (path) => {
      const { app, faults } = createBrokenSite();
      const answer = await app.request(path);
      expect(answer.status).toBe(500);
      expect(Object.fromEntries(answer.headers)).toMatchObject(SAFE);
      expect(await answer.text()).not.toContain("broken");
      expect(faults).toHaveLength(1);
    },
  );

  it.each(["/about", "/about.data", "/api/v1/flights/search-flights", "/es/search-results"])("is safe under overload: %s", async (path) => {
    const answer = await createBrokenSite({ delayMs: () => 60_000 }).app.request(path);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(SAFE);
  });

  it("is safe for who has too many requests under way", async () => {
    for (const path of ["/about", "/api/v1/contact"]) {
      const answer = await createBrokenSite({ openRequests: 0 }).app.request(path);
      expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("connection")]).toEqual([429, "5", "close"]);
      expect(Object.fromEntries(answer.headers)).toMatchObject(SAFE);
    }
  });

  it("is refused under overload also where its name looks like a file's, and a file is not", async () => {
    const { app } = createBrokenSite({ delayMs: () => 60_000 });
    const statusOf = async (path: string) => (await app.request(path)).status;
    expect(await Promise.all(["/favicon.svg", "/a1.html", "/favicon.svg.html", "/assets/none.js"].map(statusOf))).toEqual([
      200, 503, 503, 503,
    ]);
  });

  it.each(["/search-results.data", "/api/v1/flights/search-flights", "/es/search-results", "/es/contact-us"])(
    "is safe for who asks too often: %s",
    async (path) => {
      const limiters = { search: SHUT, scan: SHUT, suggestion: SHUT, page: SHUT, lookup: SHUT };
      const answer = await createBrokenSite({ limiters }).app.request(path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
      expect(Object.fromEntries(answer.headers)).toMatchObject(SAFE);
    },
  );
});

it("is measured by the call that was asked for, also where that is refused on the way", async () => {
  const measured: string[] = [];
  const metrics = { observeRequest: (method: string, route: string, status: number) => void measured.push(`${method} ${route} ${status}`) };
  const { app } = createBrokenSite({ metrics, limiters: { search: SHUT, scan: OPEN, suggestion: OPEN, page: OPEN, lookup: OPEN } });
  for (const path of [
    "/healthz",
    "/api/v1/flights/search-flights",
    "/api/v1/flights/offers/abc",
    "/api/v1/nothing",
    "/assets/none.js",
    "/about",
  ])
    await app.request(path);
  expect(measured).toEqual([
    "GET /healthz 200",
    "GET /api/v1/flights/search-flights 429",
    "GET /api/v1/flights/offers/:id 429",
    "GET /api/* 404",
    "GET /assets/* 500",
    "GET /* 500",
  ]);
});

it.each(["/api", "/api/", "/api/v1"])("says that there is no call where the API's address ends early: %s", async (path) => {
  const answer = await createBrokenSite().app.request(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
});

it.each(["/healthz", "/api/docs", "/api/v1/openapi.json", "/api/v1/nothing"])(
  "lets no proxy think of how long to keep it: %s",
  async (path) => {
    expect((await createBrokenSite().app.request(path)).headers.get("cache-control")).toMatch(/no-cache|no-store/);
  },
);

describe("the description of the API", async () => {
  interface Operation {
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
    readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
  }
  const { app } = createBrokenSite();
  const published = (await (await app.request("/api/v1/openapi.json")).json()) as Description;
  const { info, paths, components } = published as unknown as {
    readonly info: object;
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, { readonly type?: unknown; readonly properties?: object }>> };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
  const namesOf = ({ parameters = [] }: Operation, place: string, mustBe = false): readonly string[] =>
    parameters.filter((parameter) => parameter.in === place && (!mustBe || parameter.required)).map(({ name }) => name);

  it("says first, as the page about it does, that what it sells is simulated", async () => {
    const simulated = expect.stringContaining("fares, hotels and card payments are simulated");
    expect([info, await (await app.request("/api/docs")).text()]).toEqual([expect.objectContaining({ description: simulated }), simulated]);
  });

  it("is told on a page of its own: each call, each shape, each problem and the limits, with no way that leads nowhere", async () => {
    const page = (await (await app.request("/api/docs")).text()).replaceAll("<wbr />", "");
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    for (const [call] of calls) expect(page).toContain(`<code>${call.slice(call.indexOf(" ") + 1)}</code>`);
    for (const name of Object.keys(components.schemas)) expect(ids).toContain(`schema-${name}`);
    for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`<code>${code}</code>`);
    expect(page).toContain("<td>300 a minute</td>");
  });

  it("shows a body of each call that takes one, as its schema takes it", () => {
    const bodies = callsOf(published, "2026-12-01" as LocalDate).flatMap(({ path, body }) =>
      body === null ? [] : [[path, body.example] as const],
    );
    expect(bodies).toHaveLength(calls.filter(([call]) => call.startsWith("post ")).length);
    expect(bodies.filter(([, example]) => example === null).map(([path]) => path)).toEqual([]);
    const [, flight] = bodies.find(([path]) => path.endsWith("/flights/travel/getbill")) ?? [];
    const rules = { today: "2026-12-01", cardDay: "2026-12-01", departureDate: null, expiryRequired: false, isCountry: () => true };
    expect(parseBookingBody(bookingBodySchema.parse(flight), null, rules as never)).toMatchObject({ kind: "flight" });
  });

  it("says what everything is for that is sent", () => {
    const sent = callsOf(published, "2026-12-01" as LocalDate).flatMap(({ path, parameters, body }) => {
      const shape = body?.type.find((part) => typeof part === "object")?.schema ?? "";
      const fields = shape === "" ? [] : fieldsOf(components.schemas[shape] as Schema, components.schemas as Schemas);
      return [...parameters, ...fields].map(({ name, about, example }) => [`${path} ${name}`, about, example] as const);
    });
    expect(sent.filter(([, about, example]) => about === "" && example === null).map(([field]) => field)).toEqual([]);
  });

  it("stands at one address, to which a slash at its end leads too", async () => {
    const answer = await app.request("/api/docs/");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/api/docs"]);
  });

  it("names all methods of a call to whoever asks by another: what is read may be asked for its head alone", async () => {
    const answers = await Promise.all(["/api/v1/geo/city", "/api/v1/contact"].map((path) => app.request(path, { method: "PUT" })));
    expect(answers.map(({ headers }) => headers.get("allow"))).toEqual(["GET, HEAD", "POST"]);
  });

  it.each(calls)("tells that %s may be told to come again, and when", (_, { responses }) => {
    for (const status of ["429", "503"])
      expect([status, responses[status]?.headers]).toEqual([status, { "Retry-After": expect.anything() }]);
  });

  it("tells that what is asked for may be no question, of each call that takes something", () => {
    const taking = calls.filter(([call, { parameters = [] }]) => call.startsWith("post ") || parameters.length > 0);
    expect(taking.filter(([, { responses }]) => !("400" in responses)).map(([call]) => call)).toEqual([]);
  });

  it("tells whoever books for how long a request is known again, with a key and without", () => {
    const told = ["flights", "hotels"].map((kind) => JSON.stringify(paths[`/api/v1/${kind}/travel/getbill`]?.["post"]));
    for (const text of told) {
      expect(text).toContain(`the same answer for ${KEPT_DAYS.requestKeys} days`);
      expect(text).toContain(`email and total within ${FINGERPRINT_MINUTES} minutes are the same booking`);
    }
  });

  it("offers multi-city trips where they are searched, and nowhere else", () => {
    const offering = calls.filter(([, operation]) => JSON.stringify(operation).includes("or `multicity`"));
    expect(offering.map(([call]) => call)).toEqual(["get /api/v1/flights/search-flights"]);
    expect(JSON.stringify(components.schemas["WatchRequest"])).not.toContain("multicity");
  });

  it("tells what a problem says beside its code: the true total, why, the quote of now", () => {
    expect(Object.keys(components.schemas["Problem"]?.properties ?? {})).toEqual(
      expect.arrayContaining(["totalAmount", "currency", "reason", "quote"]),
    );
  });

  it("tells that the fees of a fare are the airline's, and where ours are found", () => {
    const description = expect.stringMatching(/^What the airline takes, .* Our own fees come on top: \/bookings\/cancel-quote$/);
    expect(components.schemas["FlightResult"]?.properties).toMatchObject({ conditions: { description } });
  });

  it("has nothing by a name of its own that may be none at all, such as a quote", () => {
    const loose = Object.entries(components.schemas).filter(([, { type }]) => Array.isArray(type) && type.includes("null"));
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it("tells which calls may be sent again with their key", () => {
    const keyed = calls.filter(([, operation]) => namesOf(operation, "header").includes("Idempotency-Key")).map(([call]) => call);
    expect(keyed.sort()).toEqual([
      "post /api/v1/callbacks",
      "post /api/v1/contact",
      "post /api/v1/flights/travel/getbill",
      "post /api/v1/hotels/travel/getbill",
    ]);
  });

  it("tells without which parameters there is no search", () => {
    const needed = Object.fromEntries(
      calls.map(([call, operation]) => [call, namesOf(operation, "query", true)] as const).filter(([, names]) => names.length > 0),
    );
    expect(needed).toEqual({
      "get /api/v1/flights/search-flights": ["source", "destination", "date"],
      "get /api/v1/flights/nearby": ["source", "destination", "date"],
      "get /api/v1/flights/calendar": ["source", "destination", "from", "to"],
      "get /api/v1/flights/explore": ["source", "date"],
      "get /api/v1/hotels/search-hotels": ["org"],
    });
  });

  it("tells how long a search took", () => {
    const timed = calls.filter(([, { responses }]) => "X-Search-Ms" in (responses["200"]?.headers ?? {})).map(([call]) => call);
    expect(timed.sort()).toEqual(["get /api/v1/flights/search-flights", "get /api/v1/hotels/search-hotels"]);
  });
});
