import { afterEach, describe, expect, it, vi } from "vitest";
import { healthRoutes } from "./health.ts";

afterEach(() => void vi.useRealTimers());

/** A server that a program asks from an address, with headers; `asked` counts how often its parts were looked at. */
function setUp({ token = null as string | null, trustProxy = false } = {}) {
  let asked = 0;
  const ready = async () => {
    asked++;
    return { database: true };
  };
  const routes = healthRoutes({ ready, metrics: async () => "requests 1", metricsToken: token }, trustProxy);
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, address = "127.0.0.1") =>
    routes.request(path, { headers }, { incoming: { socket: { remoteAddress: address } } });
  const statusOf = async (...question: Parameters<typeof ask>) => (await ask(...question)).status;
  return { ask, statusOf, askedTimes: () => asked };
}

describe("the metrics without a token", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("are for this machine: %s", async (address) => {
    expect(await setUp().statusOf("/metrics", {}, address)).toBe(200);
    expect(await setUp().statusOf("/metrics", {}, "203.0.113.7")).toBe(401);
  });

  it.each(["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Proto"])(
    "are for nobody whom a proxy on this machine brings, as by %s",
    async (name) => {
      expect(await setUp().statusOf("/metrics", { [name]: "203.0.113.7" })).toBe(401);
    },
  );

  it("are for nobody behind a proxy that is believed, whether it says anything or not", async () => {
    expect(await setUp({ trustProxy: true }).statusOf("/metrics")).toBe(401);
  });
});

it("with a token the metrics are for whoever has it, from wherever", async () => {
  const { ask, statusOf } = setUp({ token: "a-long-enough-token", trustProxy: true });
  const by = (authorization: string) => statusOf("/metrics", { authorization, "x-forwarded-for": "203.0.113.7" }, "203.0.113.7");
  for (const right of ["Bearer a-long-enough-token", "bearer a-long-enough-token"]) expect(await by(right)).toBe(200);
  for (const wrong of ["Bearer a-long-enough-toke", "Bearer", "a-long-enough-token", ""]) expect(await by(wrong)).toBe(401);
  expect(await statusOf("/metrics")).toBe(401);
  expect((await ask("/metrics")).headers.get("www-authenticate")).toBe("Bearer");
});

it("asks the database once, however often it is asked whether it is ready", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { statusOf, askedTimes } = setUp();
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf("/readyz")));
  expect([new Set(statuses), askedTimes()]).toEqual([new Set([200]), 1]);
});
