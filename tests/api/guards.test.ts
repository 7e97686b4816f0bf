import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUYER } from "../../src/http/routes/testing/buyer.ts";
import { type FlightResult, payloadFor, SEARCH } from "../support/api.ts";
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

const book = (change: object, from = newAddress(), key: string | null = null) =>
  ask(GETBILL, {
    from,
    method: "POST",
    body: JSON.stringify(payloadFor(flight, { ...change })),
    headers: { "content-type": "application/json", ...(key !== null && { "idempotency-key": key }) },
  });

const guess = (number: number, from: string) =>
  ask("/api/v1/bookings/lookup", {
    from,
    method: "POST",
    body: JSON.stringify({ bookingId: String(number).padStart(8, "0"), email: BUYER.email }),
    headers: { "content-type": "application/json" },
  });

const postTo = (path: string, fields: Readonly<Record<string, string>>, from: string) =>
  ask(path, { from, method: "POST", body: new URLSearchParams(fields) });

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

  it("guesses a thousand times at a booking that is there, and is stopped before the twentieth, on pages too", async () => {
    const made = await book({ email: "guessed@mail.example" });
    const { bookingId } = (await made.json()) as { readonly bookingId: string };
    const from = newAddress();
    const guessAt = (number: number) =>
      ask("/api/v1/bookings/lookup", {
        from,
        method: "POST",
        body: JSON.stringify(
          number % 2 === 0
            ? { bookingId: String(number).padStart(8, "2"), email: "guessed@mail.example" }
            : { bookingId, email: `guess${number}@mail.example` },
        ),
        headers: { "content-type": "application/json" },
      });
    const statuses = await statusesOf(1000, guessAt);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(firstLimited(statuses)).toBeGreaterThan(3);
    expect(firstLimited(statuses)).toBeLessThan(20);
    expect(statuses.slice(20)).not.toContain(404);
    await expectProblem(await guessAt(0));
    for (const [page, words] of [
      ["/manage-booking", "Too many"],
      ["/es/manage-booking", "Demasiados intentos"],
    ] as const) {
      const fields = { intent: "find", reference: bookingId, email: "guess@mail.example" };
      const answer = await ask(page, { from, method: "POST", body: new URLSearchParams(fields) });
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0, (await answer.text()).includes(words)]).toEqual([
        429,
        true,
        true,
      ]);
    }
    const known = { bookingId, email: "guessed@mail.example" };
    const owner = { method: "POST", body: JSON.stringify(known), headers: { "content-type": "application/json" } };
    expect((await ask("/api/v1/bookings/lookup", owner)).status).toBe(200);
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

  it("gets the bill of a booking again whose answer was lost, whatever cards others behind it have tried since", async () => {
    const from = newAddress();
    const mine = () => book({ email: "lost@mail.example" }, from, "the answer was lost");
    const first = await mine();
    const bill = await first.json();
    await statusesOf(20, (number) => book({ ...DECLINED, email: `neighbor${number}@mail.example` }, from));
    await expectProblem(await book({ email: "new@mail.example" }, from));
    const again = await mine();
    expect([first.status, again.status, await again.json()]).toEqual([201, 201, bill]);
  });

  it("whose guesses have been stopped still opens a booking that is open, and acts on it", async () => {
    const [from, home] = [newAddress(), newAddress()];
    const email = "opened@mail.example";
    const { bookingId } = (await (await book({ email }, home)).json()) as { bookingId: string };
    const found = await postTo("/manage-booking", { intent: "find", reference: bookingId, email }, home);
    const opened = found.headers.get("location") ?? "";
    expect(firstLimited(await statusesOf(20, (number) => guess(number, from)))).toBeGreaterThan(0);
    expect((await ask(opened, { from })).status).toBe(200);
    expect((await postTo(opened, { intent: "resend" }, from)).status).toBe(200);
    expect((await ask("/manage-booking", { from })).status).toBe(200);
    expect((await postTo("/manage-booking", { intent: "find", reference: bookingId, email }, from)).status).toBe(429);
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
