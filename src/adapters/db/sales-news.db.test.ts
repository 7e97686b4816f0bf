import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SoldUnits } from "../../usecases/ports/booking-store.ts";
import { giveUnitsBack, takeUnits } from "./inventory.ts";
import type { Listening } from "./listening.ts";
import type { Database } from "./open-database.ts";
import { openSalesNews } from "./sales-news.ts";
import { emptyTables, testDatabases } from "./test-databases.ts";

const KEYS = ["BA178/JFK/2027-03-12/M", "hotel/5809844-17/0/2027-03-13"];
const CLAIMS = KEYS.map((key) => ({ key, available: 5 }));
const both = (sold: number) => Object.fromEntries(KEYS.map((key) => [key, sold]));

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ kind, skipped, open, drop }) => {
  describe.skipIf(skipped)("news of sales", () => {
    let database: Database;
    let listening: Listening | null = null;
    const news: (readonly SoldUnits[])[] = [];
    const faults: unknown[] = [];

    beforeAll(async () => void (database = await open()));
    beforeEach(async () => {
      await listening?.stop();
      await emptyTables(database);
    });
    afterAll(async () => {
      await listening?.stop();
      await database.close();
      await drop();
    });

    const listen = async () => {
      listening = await openSalesNews(database, (told) => void news.push(told), { error: (fault) => void faults.push(fault) });
      return news.splice(0).flat();
    };
    const take = (units: number) => database.transaction((tx) => takeUnits(tx, CLAIMS, units));
    /** What is known of each stock by the news alone. */
    const known = () => Object.fromEntries(news.flat().map(({ key, sold }) => [key, sold]));

    it("begin with all that is held", async () => {
      await take(2);
      expect(await listen()).toEqual(KEYS.map((key) => ({ key, sold: 2 })));
    });

    it("come when units are taken and when they are given back: how many are held now", async () => {
      expect(await listen()).toEqual([]);
      await take(1);
      await expect.poll(known).toEqual(both(1));
      await take(2);
      await expect.poll(known).toEqual(both(3));
      await database.transaction((tx) => giveUnitsBack(tx, KEYS, 2));
      await expect.poll(known).toEqual(both(1));
      expect(faults).toEqual([]);
    });

    it("do not come of what is rolled back", async () => {
      await listen();
      const undone = database.transaction(async (tx) => {
        await takeUnits(tx, [{ key: "UA1/SFO/2027-03-12/M", available: 9 }], 7);
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      await take(1);
      await expect.poll(known).toEqual(both(1));
    });

    it.skipIf(kind === "embedded")("go on after the connection was cut, with what was missed", async () => {
      await listen();
      const reader = sql`select pid from pg_stat_activity where query = 'select claim_key as key, sold from inventory'`;
      await database.queries.execute(sql`select pg_terminate_backend(pid) from (${reader}) as reader`);
      await take(4);
      await expect.poll(known).toEqual(both(4));
      expect(faults.length).toBeGreaterThan(0);
    });

    it.skipIf(kind === "embedded")("end when they are stopped while a connection that was cut is made again", async () => {
      const catchUps: Promise<void>[] = [];
      const listener = {
        channel: "a-channel",
        missed: "select 'of one that is stopped' as sign",
        // The first is the beginning, the second the new connection, not yet in use.
        catchUp: () => void catchUps.push(catchUps.length === 0 ? Promise.resolve() : stopped.stop()),
        hear: () => undefined,
        onFault: () => undefined,
      };
      const stopped = await database.listen(listener);
      const reader = sql`select pid from pg_stat_activity where query = ${listener.missed}`;
      await database.queries.execute(sql`select pg_terminate_backend(pid) from (${reader}) as reader`);
      await expect.poll(() => catchUps).toHaveLength(2);
      await Promise.all(catchUps);
    });
  });
});
