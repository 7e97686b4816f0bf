import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalDate, USD } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";
import { createRateService } from "./rate-service.ts";

const RELEASE: RateTable = {
  base: USD,
  perUsd: { USD: 1, EUR: 0.86, JPY: 150, MXN: 18 },
  asOf: "2025-12-01" as LocalDate,
  source: "release",
};

/** Answers what a test has set, whatever is asked. */
let answer: { readonly status: number; readonly body: string; readonly headers?: Record<string, string> } = { status: 200, body: "" };
const server = createServer((_, response) => void response.writeHead(answer.status, answer.headers).end(answer.body));
let url = "";
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest?app_id=secret`;
});
afterAll(() => void server.close());

function latest(body: unknown, status = 200): Promise<RateTable> {
  answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
  return createRateService({ url, release: RELEASE, today: () => "2027-03-01" as LocalDate }).latest();
}

const RATES = { EUR: 0.9, JPY: 140.5, XAU: 0.0003, BTC: 0.00001 };

describe("a service of exchange rates", () => {
  it.each([
    ["a date", { date: "2027-02-28" }],
    ["our own servers' day", { asOf: "2027-02-28", source: "elsewhere" }],
    ["seconds", { timestamp: Date.UTC(2027, 1, 28, 23, 59, 59) / 1000 }],
  ])("tells the currencies of the release, with %s", async (_, day) => {
    expect(await latest({ base: "USD", ...day, rates: RATES })).toEqual({
      base: "USD",
      perUsd: { USD: 1, EUR: 0.9, JPY: 140.5 },
      asOf: "2027-02-28",
      source: new URL(url).host,
    });
  });

  it.each([
    ["against another currency", "no rates of a day", { base: "EUR", date: "2027-02-28", rates: { USD: 1.1, JPY: 160 } }],
    ["of no day", "no rates of a day", { base: "USD", rates: RATES }],
    ["of a day that does not exist", "no rates of a day", { base: "USD", date: "2027-02-30", rates: RATES }],
    ["of a moment in milliseconds", "no rates of a day", { base: "USD", timestamp: Date.UTC(2027, 1, 28), rates: RATES }],
    ["of a day to come", "yet to come", { base: "USD", date: "2027-03-03", rates: RATES }],
    ["the other way round", "a rate of JPY that cannot be right", { base: "USD", date: "2027-02-28", rates: { EUR: 1.16, JPY: 0.0067 } }],
    ["the other way round, near enough", "dollars per unit", { base: "USD", date: "2027-02-28", rates: { EUR: 1.16 } }],
    ["of nothing", "a rate of EUR that cannot", { base: "USD", date: "2027-02-28", rates: { EUR: 0 } }],
    ["below nothing", "a rate of EUR that cannot", { base: "USD", date: "2027-02-28", rates: { EUR: -0.86 } }],
    ["in words", "a rate of EUR that cannot", { base: "USD", date: "2027-02-28", rates: { EUR: "0.86" } }],
    ["of none of our currencies", "none of our currencies", { base: "USD", date: "2027-02-28", rates: { XAU: 0.0003 } }],
    ["that are missing", "none of our currencies", { base: "USD", date: "2027-02-28" }],
    ["that are a list", "none of our currencies", { base: "USD", date: "2027-02-28", rates: [0.86] }],
    ["that are null", "no rates of a day", null],
    ["that are no JSON", "not valid JSON", "<html>"],
    [
      "that go on and on",
      "more than a table of rates could hold",
      { base: "USD", date: "2027-02-28", rates: RATES, more: "x".repeat(300_000) },
    ],
  ])("is not believed with rates %s", async (_, why, body) => {
    await expect(latest(body)).rejects.toThrow(why);
  });

  it("that answers a fault is told by its name, without what its address may hold as a secret", async () => {
    await expect(latest({ base: "USD" }, 503)).rejects.toThrow(/^127\.0\.0\.1:\d+ answers 503\.$/);
  });
  it("is not followed elsewhere", async () => {
    answer = { status: 302, body: "", headers: { location: `${url}&elsewhere` } };
    await expect(createRateService({ url, release: RELEASE, today: () => "2027-03-01" as LocalDate }).latest()).rejects.toThrow(
      /answers 302\.$/,
    );
  });

  it("of a day that has begun somewhere is believed, and one that nobody answers for is told by its name", async () => {
    expect((await latest({ base: "USD", date: "2027-03-02", rates: RATES })).asOf).toBe("2027-03-02");
    const nobody = createRateService({
      url: "http://127.0.0.1:1/latest?app_id=secret",
      release: RELEASE,
      today: () => "2027-03-01" as LocalDate,
    });
    await expect(nobody.latest()).rejects.toThrow(/^127\.0\.0\.1:1 cannot be asked for rates\.$/);
  });
});
