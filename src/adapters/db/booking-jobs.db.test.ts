import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BookingId } from "../../core/kernel/index.ts";
import { type BookingJobs, openBookingJobs } from "./booking-jobs.ts";
import type { Database } from "./open-database.ts";
import { testDatabases } from "./test-databases.ts";

const ID = "00000001" as BookingId;
const SCHEMA = `jobs_of_test_${process.pid}`;

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", ({ skipped, open, drop }) => {
  describe.skipIf(skipped)("jobs that carry bookings on", () => {
    let database: Database;
    let jobs: BookingJobs;
    const errors: unknown[] = [];
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      jobs = await openBookingJobs(database, SCHEMA, { error: (error) => void errors.push(error) });
    });
    afterEach(async () => {
      await jobs.stop();
      await database.queries.execute(sql.raw(`drop schema ${SCHEMA} cascade`));
    });
    afterAll(async () => {
      await database.close();
      await drop();
    });
    const waiting = async () => {
      const { rows } = await database.queries.execute(
        sql.raw(
          `select data, round(extract(epoch from start_after - created_on)) as after from ${SCHEMA}.job where name = 'carry-on-booking'`,
        ),
      );
      return rows.map(({ data, after }) => [data, Number(after)]);
    };

    it("are made in the transaction that needs them, or not at all", async () => {
      const refused = database.transaction(async (tx) => {
        await jobs.wake(tx, ID, 25);
        throw new Error("The transaction is rolled back.");
      });
      await expect(refused).rejects.toThrow("rolled back");
      expect(await waiting()).toEqual([]);
      await database.transaction((tx) => jobs.wake(tx, ID, 25));
      expect(await waiting()).toEqual([[{ id: ID }, 25]]);
    });

    it("run when they fall due, and wait for their time again when the booking is not done with", async () => {
      await jobs.wake(database.queries, ID, 0);
      const seen = await new Promise<BookingId>((done, refuse) => {
        jobs
          .work(async (id) => {
            done(id);
            return false;
          })
          .catch(refuse);
      });
      expect(seen).toBe(ID);
      await jobs.stop();
      const { rows } = await database.queries.execute(
        sql.raw(`select state, retry_count, start_after > now() as later from ${SCHEMA}.job where name = 'carry-on-booking'`),
      );
      expect(rows).toEqual([{ state: "retry", retry_count: 0, later: true }]);
      expect(errors).toEqual([]);
      jobs = await openBookingJobs(database, SCHEMA, { error: (error) => void errors.push(error) });
    });
  });
});
