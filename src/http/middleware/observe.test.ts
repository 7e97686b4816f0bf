import { Hono } from "hono";
import { expect, it } from "vitest";
import { observe } from "./observe.ts";

/** What is written down and measured of some requests. */
async function observed(...paths: readonly string[]) {
  const lines: unknown[] = [];
  const routes: string[] = [];
  const log = {
    request: ({ method, path, status }: object & Record<string, unknown>) => void lines.push([method, path, status]),
    error: () => undefined,
  };
  const app = new Hono()
    .use(observe(log, { observeRequest: (_method, route) => void routes.push(route) }))
    .get("/api/v1/flights/offers/:id/brands", (c) => c.text("brands"))
    .all("*", (c) => c.text("page"));
  for (const path of paths) await app.request(path);
  return { lines, routes };
}

it.each([
  ["/flight-details/AgEAAAB3k1?back=source%3DNYC", "/flight-details/…"],
  ["/es/flight-details/AgEAAAB3k1.data", "/es/flight-details/…"],
  ["/Flight-Details/AgEAAAB3k1", "/Flight-Details/…"],
  ["/api/v1/flights/offers/AgEAAAB3k1/brands", "/api/v1/flights/offers/…"],
  ["/manage-booking?booking=7K3M9QXZ.1796137445.code", "/manage-booking"],
])("keeps what can be bought or opened with out of the log: %s", async (asked, logged) => {
  const { lines } = await observed(asked);
  expect(lines).toEqual([["GET", logged, 200]]);
});

it("writes milliseconds into the log, and measures the same in seconds", async () => {
  const [logged, measured]: [number[], number[]] = [[], []];
  const log = { request: ({ ms }: { ms: number }) => void logged.push(ms), error: () => undefined };
  const metrics = { observeRequest: (_method: string, _route: string, _status: number, seconds: number) => void measured.push(seconds) };
  const app = new Hono().use(observe(log, metrics)).all("*", (c) => c.text("page"));
  await app.request("/about");
  const [ms = 0, seconds = 0] = [logged[0], measured[0]];
  expect(Math.abs(seconds * 1000 - ms)).toBeLessThan(0.06);
});

it("measures by the call that was asked for, and all pages as one", async () => {
  const { routes } = await observed("/api/v1/flights/offers/AgEAAAB3k1/brands", "/about", "/flight-details/AgEAAAB3k1");
  expect(routes).toEqual(["/api/v1/flights/offers/:id/brands", "/*", "/*"]);
});
