import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUYER, type FlightResult, payloadFor, SEARCH } from "../support/api.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const FLIGHTS = "/api/v1/flights/search-flights";
const GETBILL = "/api/v1/flights/travel/getbill";
const DECLINED = { cardNumber: "4000000000000002" };

/** Keeps the limits that visitors have. It believes in a proxy, so that each test can come from addresses of its own. */
let server: RunningServer;
let flight: FlightResult;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "true", LIMITS_TIMES: "1" });
  const query = new URLSearchParams(Object.entries(SEARCH).map(([name, value]) => [name, String(value)]));
  const [first] = (await (await ask(`${FLIGHTS}?${query}`)).json()) as FlightResult[];
  if (!first) throw new Error("The search found nothing.");
  flight = first;
});
afterAll(() => server.stop());

let lastAddress = 0;
const newAddress = (): string => `198.51.100.${++lastAddress}`;

function ask(path: string, { from = newAddress(), ...init }: RequestInit & { readonly from?: string } = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { redirect: "manual", ...init, headers: { "x-forwarded-for": from, ...init.headers } });
}

const book = (change: object, from = newAddress()) =>
  ask(GETBILL, {
    from,
    method: "POST",
    body: JSON.stringify(payloadFor(flight, { ...change })),
    headers: { "content-type": "application/json" },
  });

/** Posts a form of the page that books the flight. */
const postForm = (page: string, email: string, from: string) =>
  ask(`${page}/${flight.id}`, {
    from,
    method: "POST",
    body: new URLSearchParams({ ...BUYER, email, expiryMonth: "12", expiryYear: "2029", totalAmount: "1", currency: "USD" }),
  });

/** The statuses of some answers, asked for one after the other. */
async function statusesOf(count: number, one: (number: number) => Promise<Response>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number++) {
    const answer = await one(number);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

const firstLimited = (statuses: readonly number[]): number => statuses.indexOf(429) + 1;

/** What a limited call answers, whatever it is. */
async function expectProblem(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([429, "application/problem+json"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ status: 429, code: "rate_limited" });
}

describe("one address", () => {
  it("searches 300 times a minute, over calls and pages, and then gets a page in its language that leads back", async () => {
    const from = newAddress();
    expect(firstLimited(await statusesOf(301, () => ask(`${FLIGHTS}?source=x`, { from })))).toBe(301);
    await expectProblem(await ask("/api/v1/hotels/search-hotels?org=x", { from }));
    const page = await ask("/es/search-results?source=JFK&destination=LAX", { from });
    const text = await page.text();
    expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('href="/es/search-results?source=JFK&amp;destination=LAX"');
    expect((await ask(`${FLIGHTS}?source=x`)).status).toBe(400);
    expect((await ask("/about", { from })).status).toBe(200);
  });

  it("guesses references a thousand times, finds none, and is stopped before the twentieth", async () => {
    const from = newAddress();
    const guess = (number: number) =>
      ask("/api/v1/bookings/lookup", {
        from,
        method: "POST",
        body: JSON.stringify({ bookingId: String(number).padStart(8, "0"), email: BUYER.email }),
        headers: { "content-type": "application/json" },
      });
    const statuses = await statusesOf(1000, guess);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(firstLimited(statuses)).toBeLessThan(20);
    expect(statuses.slice(20)).not.toContain(404);
    await expectProblem(await guess(0));
  });

  it("tries 60 bookings in ten minutes, and its form comes back with all that was typed", async () => {
    const from = newAddress();
    const forged = (number: number) => book({ flight: { id: "a".repeat(40) }, email: `n${number}@mail.example` }, from);
    expect(firstLimited(await statusesOf(61, forged))).toBe(61);
    await expectProblem(await forged(99));
    for (const [page, title] of [
      ["/flight-details", "Too many tries for now"],
      ["/es/flight-details", "Demasiados intentos por ahora"],
    ] as const) {
      const answer = await postForm(page, "kept@mail.example", from);
      const text = await answer.text();
      expect([answer.status, text.includes(title), text.includes('value="kept@mail.example"')]).toEqual([429, true, true]);
    }
  });

  it("has twenty cards declined in an hour, and then not even a good one is tried", async () => {
    const from = newAddress();
    const statuses = await statusesOf(21, (number) => book({ ...DECLINED, email: `tester${number}@mail.example` }, from));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 402), 429]);
    await expectProblem(await book({ email: "good@mail.example" }, from));
    expect((await book({ email: "good@mail.example" })).status).toBe(201);
  });

  it("asks for one booking fifty times at once, and gets it each time", async () => {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book({ email: "fifty@mail.example" }, from)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.has(429)).toBe(false);
    expect(statuses.has(201)).toBe(true);
  });
});

it("one e-mail address has ten cards declined in an hour, from wherever", async () => {
  const statuses = await statusesOf(11, () => book({ ...DECLINED, email: "tested@mail.example" }));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 402), 429]);
});
