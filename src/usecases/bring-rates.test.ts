import { expect, it } from "vitest";
import { type LocalDate, USD } from "../core/kernel/index.ts";
import type { RateTable } from "../core/pricing/index.ts";
import { createBringRates } from "./bring-rates.ts";
import type { LogFields } from "./ports/log.ts";

const nothing = (): void => undefined;
const TABLE: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.8 }, asOf: "2027-03-01" as LocalDate, source: "service" };

function set(latest: () => Promise<RateTable>, bring: (table: RateTable) => Promise<void>) {
  const logged: LogFields[] = [];
  const log = { info: nothing, warn: nothing, error: (_: unknown, fields: LogFields = {}) => void logged.push(fields) };
  return { logged, bringRates: createBringRates({ service: { latest }, rates: { bring }, log }) };
}

it("brings what the service tells", async () => {
  const brought: RateTable[] = [];
  const { bringRates, logged } = set(
    async () => TABLE,
    async (table) => void brought.push(table),
  );
  await bringRates();
  expect([brought, logged]).toEqual([[TABLE], []]);
});

it("brings nothing when the service cannot be asked, and logs it in the specification's words", async () => {
  const { bringRates, logged } = set(
    () => Promise.reject(new Error("no answer")),
    () => Promise.reject(new Error("nothing was to be brought")),
  );
  await bringRates();
  expect(logged).toEqual([{ event: "Error fetching exchange rates:" }]);
});

it("does not hide that they could not be kept", async () => {
  const { bringRates, logged } = set(
    async () => TABLE,
    () => Promise.reject(new Error("the database is gone")),
  );
  await expect(bringRates()).rejects.toThrow("the database is gone");
  expect(logged).toEqual([]);
});
