import { describe, expect, inject, it } from "vitest";
import { get, payloadFor, post, searchFlights } from "../support/api.ts";
import { startServer } from "../support/server.ts";

const GETBILL = "/api/v1/flights/travel/getbill";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const send = (url: string, method: string, headers: Readonly<Record<string, string>> = {}, body: string | null = null) =>
  fetch(url, { method, headers, body, redirect: "manual" });

describe("another site", () => {
  it.each(["https://evil.example", "null", "http://127.0.0.1:1"])("cannot post as %s", async (origin) => {
    const response = await send(`${inject("baseUrl")}/currency`, "POST", { ...FORM, origin }, "currency=EUR");
    expect(response.status).toBe(400);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("cannot post where the browser says so without an origin", async () => {
    const response = await send(`${inject("baseUrl")}/currency`, "POST", { ...FORM, "sec-fetch-site": "cross-site" }, "currency=EUR");
    expect(response.status).toBe(400);
  });
});

describe("behind a proxy that ends TLS", () => {
  it("the site's own forms are taken, whatever Host the proxy sends", async () => {
    const server = await startServer({ PUBLIC_URL: "https://fly.example", TRUST_PROXY: "true" });
    const origin = "https://fly.example";
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "fly.example" };
    for (const headers of [
      { ...FORM, origin },
      { ...FORM, ...forwarded, origin },
    ]) {
      expect((await send(`${server.url}/currency`, "POST", headers, "currency=EUR&next=/")).status).toBe(303);
      expect((await send(`${server.url}/flight-details/nothing`, "POST", headers, "email=x")).status).toBe(404);
    }
    expect((await send(`${server.url}/currency`, "POST", { ...FORM, origin: "https://evil.example" }, "currency=EUR")).status).toBe(400);
    await server.stop();
  });
});

describe("text that no database takes", () => {
  it.each([
    ["address", "A\u0000b"],
    ["address", "A\ud800b"],
    ["city", "\u0007"],
    ["email", "a\u0000@b.co"],
    ["mobile", "12\u00003456"],
  ])("in %s is a fault of that field", async (field, text) => {
    const [flight] = await searchFlights();
    if (!flight) throw new Error("The search found nothing.");
    const { status, body } = await post(GETBILL, payloadFor(flight, { [field]: text }));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: "invalid_request", errors: [expect.objectContaining({ path: field })] },
    });
  });
});

describe("a page", () => {
  it.each([
    ["JSON", "application/json", "{}"],
    ["no type", "", "x"],
    ["a broken form", "multipart/form-data; boundary=x", "--y"],
  ])("posted with %s answers 400", async (_, type, body) => {
    expect((await send(`${inject("baseUrl")}/flight-details/x`, "POST", { "content-type": type }, body)).status).toBe(400);
  });

  it.each(["PUT", "PATCH", "DELETE"])("does not take %s", async (method) => {
    const response = await send(`${inject("baseUrl")}/currency`, method);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("is kept by no shared cache", async () => {
    const { headers } = await get("/");
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["private, no-cache", expect.stringContaining("Cookie")]);
  });

  it.each(["/thankyou", "/thankyou.data", "/manage-booking"])("that may show a booking is kept by nobody: %s", async (path) => {
    expect((await get(`${path}?booking=x`)).headers.get("cache-control")).toBe("no-store");
  });
});

describe("a call", () => {
  it("does not take another method, and says which it takes", async () => {
    const response = await send(`${inject("baseUrl")}${GETBILL}`, "GET");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("with a blank Idempotency-Key counts as one without", async () => {
    const flights = await searchFlights();
    const answers = await Promise.all(
      [10, 11].map((place, index) => {
        const flight = flights[place];
        if (!flight) throw new Error("The search found too few flights.");
        return post(GETBILL, payloadFor(flight, { email: `blank${index}@mail.example` }), { "idempotency-key": " " });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  it("does not take a key of a thousand characters", async () => {
    const [flight] = await searchFlights();
    if (!flight) throw new Error("The search found nothing.");
    expect(await post(GETBILL, payloadFor(flight), { "idempotency-key": "k".repeat(1000) })).toMatchObject({ status: 400 });
  });
});
