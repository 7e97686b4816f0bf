import { Hono } from "hono";
import { expect, it } from "vitest";
import { warnOfUnheardProxy } from "./unheard-proxy.ts";

/** What is logged while some requests come with these headers. */
async function warningsOf(trustProxy: boolean, requests: readonly Readonly<Record<string, string>>[]): Promise<readonly string[]> {
  const warnings: string[] = [];
  const log = { warn: (event: string) => void warnings.push(event) };
  const app = new Hono().use(warnOfUnheardProxy(trustProxy, log)).all("*", (c) => c.text("fine"));
  for (const headers of requests) expect((await app.request("/", { headers })).status).toBe(200);
  return warnings;
}

const FORWARDED = { "x-forwarded-for": "203.0.113.7" };

it("says once that a proxy tells visitors apart and is not believed", async () => {
  const warnings = await warningsOf(false, [{}, FORWARDED, { "x-forwarded-for": "203.0.113.8" }]);
  expect(warnings).toEqual([expect.stringContaining("TRUST_PROXY")]);
  expect(warnings.join()).not.toContain("203.0.113");
});

it("says nothing where the proxy is believed, or there is none", async () => {
  expect(await warningsOf(true, [FORWARDED])).toEqual([]);
  expect(await warningsOf(false, [{}, {}])).toEqual([]);
});
