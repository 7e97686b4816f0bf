import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Instant, type LocalDate, USD } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";
import type { Database } from "./open-database.ts";
import { createRateTables } from "./rate-tables.ts";
import { rateTables } from "./schema/index.ts";
import { testDatabases } from "./test-databases.ts";

const tableOf = (eur: number): RateTable => ({
  base: USD,
  perUsd: { USD: 1, EUR: eur, KWD: 0.307 },
  asOf: "2027-03-01" as LocalDate,
  source: "test",
});
const [FIRST, SECOND] = ["1970-01-01T00:00:00Z", "2027-03-01T12:02:00Z"] as [Instant, Instant];

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("the tables of exchange rates", () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      await database.queries.delete(rateTables);
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });

    it("come back as they were, the first one first", async () => {
      const tables = createRateTables(database);
      await tables.add({ since: SECOND, rates: tableOf(0.9) });
      await tables.add({ since: FIRST, rates: tableOf(0.8) });
      expect(await tables.list()).toEqual([
        { since: FIRST, rates: tableOf(0.8) },
        { since: SECOND, rates: tableOf(0.9) },
      ]);
    });

    it("keep the first of two that 20 nodes announce for one moment", async () => {
      const tables = createRateTables(database);
      await Promise.all(Array.from({ length: 20 }, (_, node) => tables.add({ since: FIRST, rates: tableOf(0.8 + node / 100) })));
      const [kept, ...others] = await tables.list();
      await tables.add({ since: FIRST, rates: tableOf(0.5) });
      expect(others).toEqual([]);
      expect(await tables.list()).toEqual([kept]);
    });

    it("are dropped by their moments", async () => {
      const tables = createRateTables(database);
      await tables.add({ since: FIRST, rates: tableOf(0.8) });
      await tables.add({ since: SECOND, rates: tableOf(0.9) });
      await tables.drop([FIRST]);
      await tables.drop([]);
      expect((await tables.list()).map(({ since }) => since)).toEqual([SECOND]);
    });
  });
});
