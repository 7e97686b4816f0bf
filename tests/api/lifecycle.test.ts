import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type FlightResult, payloadFor, SEARCH } from "../support/api.ts";
import { SERVER_FILE, startServer } from "../support/server.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "farewind-lifecycle-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const KEY = "lifecycle-1";
const GETBILL = "/api/v1/flights/travel/getbill";
const search = `/api/v1/flights/search-flights?${new URLSearchParams(Object.entries(SEARCH).map(([name, value]) => [name, String(value)]))}`;

function book(url: string, payload: object): Promise<Response> {
  const headers = { "content-type": "application/json", "idempotency-key": KEY };
  return fetch(`${url}${GETBILL}`, { method: "POST", headers, body: JSON.stringify(payload) });
}

/** Sends the head of a booking and waits until the server has taken it (100 Continue); the body follows with `finish`. */
async function openRequest(url: string, length: number): Promise<{ finish(body: string): Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  const head = [`POST ${GETBILL} HTTP/1.1`, `Host: ${hostname}`, "Content-Type: application/json", `Content-Length: ${length}`];
  socket.write([...head, `Idempotency-Key: ${KEY}`, "Expect: 100-continue", "Connection: close", "", ""].join("\r\n"));
  const [taken] = (await once(socket, "data")) as [string];
  expect(taken).toContain("100 Continue");
  return {
    finish: async (body) => {
      let answer = "";
      socket.on("data", (chunk: string) => (answer += chunk));
      socket.write(body);
      await once(socket, "close");
      expect(answer).toContain("201 Created");
      return JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
    },
  };
}

describe("a server", () => {
  it("finishes what runs when it is told to stop, and knows it after the next start", async () => {
    const first = await startServer({ DATA_DIR });
    const [flight] = (await (await fetch(`${first.url}${search}`)).json()) as FlightResult[];
    if (!flight) throw new Error("The search found nothing.");
    const payload = payloadFor(flight, { email: "drained@mail.example" });
    const body = JSON.stringify(payload);
    const request = await openRequest(first.url, body.length);
    const stopped = first.stop();
    await expect.poll(() => first.said()).toContain("finishes what it has begun");
    first.process.kill("SIGTERM"); // npm passes a signal on that the server has had already
    const bill = await request.finish(body);
    expect(await stopped).toBe(0);

    const second = await startServer({ DATA_DIR });
    const again = await book(second.url, payload);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(bill);
    expect(await second.stop()).toBe(0);
  });

  it("ends with the shell that npm runs it in, though that tells it nothing", async () => {
    const shell = ["sh", "-c", `"${process.execPath}" ${SERVER_FILE}; true`] as const;
    const server = await startServer({ npm_lifecycle_event: "start" }, shell);
    await server.stop();
    expect(server.said()).toContain("finishes what it has begun");
    await expect(fetch(server.url)).rejects.toThrow("fetch failed");
  });

  it("refuses a data folder that another one has, in one line", async () => {
    const first = await startServer({ DATA_DIR });
    await expect(startServer({ DATA_DIR })).rejects.toThrow(
      new RegExp(`ended with 1:\\nThe database folder ${DATA_DIR}/database is in use by process ${first.process.pid}\\.[^\\n]*\\n$`),
    );
    expect(await first.stop()).toBe(0);
  });

  it.each([
    ["PORT", "eighty"],
    ["CLOCK", "soon"],
    ["SECRET_KEY", "short"],
    ["PAYMENTS", "stripe"],
    ["STRIPE_SECRET_KEY", "sk_live_51Hx"],
  ])("does not start with a bad %s, and names it in one line", async (name, value) => {
    await expect(startServer({ [name]: value })).rejects.toThrow(new RegExp(`ended with 1:\\nSetting ${name} [^\\n]*\\n$`));
  });

  it("carries the agency's own name", async () => {
    const server = await startServer({ BRAND_NAME: "Costa Viajes", SUPPORT_PHONE: "(888) 555-0199" });
    const page = await (await fetch(server.url)).text();
    expect(page).toContain("Costa Viajes");
    expect(page).toContain("(888) 555-0199");
    expect(page).not.toContain("Farewind");
    expect(await server.stop()).toBe(0);
  });
});
