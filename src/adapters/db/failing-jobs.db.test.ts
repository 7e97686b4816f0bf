import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import { openBookingJobs } from "./booking-jobs.ts";
import { selectFailingJobs } from "./failing-jobs.ts";
import type { Database } from "./open-database.ts";
import { testDatabases } from "./test-databases.ts";

const SCHEMA = `jobs_of_failing_test_${process.pid}`;
const LATER = "2100-01-01T00:00:00Z" as Instant;

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("jobs that fail", () => {
    let database: Database;
    beforeAll(async () => {
      database = await suite.open();
    });
    afterAll(async () => {
      await database.queries.execute(sql.raw(`drop schema if exists ${SCHEMA} cascade`));
      await database.close();
      await suite.drop();
    });

    it("are none where there is no queue yet", async () => {
      expect(await selectFailingJobs(database.queries, SCHEMA, LATER)).toEqual([]);
    });

    it("are those that were tried, with what went wrong, one line a booking", async () => {
      const jobs = await openBookingJobs(database, SCHEMA, { error: () => undefined });
      for (const id of ["00000001", "00000002", "00000002", "00000003"]) await jobs.wake(database.queries, id as BookingId, 0);
      await database.queries.execute(
        sql.raw(
          `update ${SCHEMA}.job set state = 'retry', retry_count = 4, output = '{"message": "It waits."}' where data->>'id' = '00000001';
           update ${SCHEMA}.job set state = 'failed', output = '{"message": "It broke."}' where data->>'id' = '00000002'`,
        ),
      );
      expect(await selectFailingJobs(database.queries, SCHEMA, LATER)).toMatchObject([
        { bookingId: "00000001", attempts: 5, lastFailure: "It waits.", isGivenUp: false },
        { bookingId: "00000002", attempts: 1, lastFailure: "It broke.", isGivenUp: true },
      ]);
      expect(await selectFailingJobs(database.queries, SCHEMA, "2000-01-01T00:00:00Z" as Instant)).toEqual([]);
      await jobs.stop();
    });
  });
});
