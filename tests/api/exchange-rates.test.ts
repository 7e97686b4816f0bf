import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { dataFolder } from "../support/data-folder.ts";
import { startServer } from "../support/server.ts";

const DATA_DIR = await dataFolder("rates");
const TOLD = { base: "USD", date: "2026-12-01", rates: { EUR: 0.91, JPY: 151.5 } };
const service = createServer((_, response) => void response.end(JSON.stringify(TOLD)));
afterAll(() => {
  service.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

describe("exchange rates of a service", () => {
  it("hold once they have been announced, and stay over a start that asks no service", async () => {
    await once(service.listen(0, "127.0.0.1"), "listening");
    const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
    const asked = once(service, "request");
    const first = await startServer({ DATA_DIR, RATES_URL: `http://${host}/latest` });
    await asked;
    expect(await first.stop()).toBe(0);

    const later = await startServer({ DATA_DIR, CLOCK: "2026-12-01T15:10:00Z" });
    const { source, ...rates } = (await (await fetch(`${later.url}/api/v1/flights/exchange-rates`)).json()) as { source: string };
    expect(rates).toEqual({ base: "USD", asOf: TOLD.date, rates: { USD: 1, ...TOLD.rates } });
    expect(source).toBe(host);
    await later.stop();
  });
});
