import { DrizzleQueryError, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import { type BookingJobs, openBookingJobs } from "./booking-jobs.ts";
import { selectFailingJobs } from "./failing-jobs.ts";
import type { Database } from "./open-database.ts";
import { testDatabases } from "./test-databases.ts";

const SCHEMA = `jobs_of_failing_test_${process.pid}`;
const LATER = "2100-01-01T00:00:00Z" as Instant;
const [BROKEN, WAITING, FRESH, DONE] = ["00000001", "00000002", "00000003", "00000004"].map((id) => id as BookingId) as [
  BookingId,
  BookingId,
  BookingId,
  BookingId,
];

/** As a query fails whose values are somebody's. */
function failedQuery(): Error {
  const refused = Object.assign(new TypeError("The key (email)=(ada@example.com) is there already."), { code: "23505" });
  return new DrizzleQueryError("insert into outbox_mails values ($1)", ["Dear Ada Lovelace"], refused);
}

describe.each(testDatabases(import.meta.filename, process.env.TEST_DATABASE_URL))("$name", (suite) => {
  describe.skipIf(suite.skipped)("jobs that fail", () => {
    let database: Database;
    let jobs: BookingJobs;
    beforeAll(async () => {
      database = await suite.open();
    });
    const logged: unknown[] = [];
    beforeEach(async () => {
      logged.length = 0;
      jobs = await openBookingJobs(database, SCHEMA, { error: (_, fields) => void logged.push(fields) });
    });
    afterEach(async () => {
      await jobs.stop();
      await database.queries.execute(sql.raw(`drop schema if exists ${SCHEMA} cascade`));
    });
    afterAll(async () => {
      await database.close();
      await suite.drop();
    });
    const rows = async () => (await database.queries.execute(sql.raw(`select * from ${SCHEMA}.job`))).rows;
    const failing = (before = LATER) => selectFailingJobs(database.queries, SCHEMA, before);

    /** Has jobs tried, and waits until all of them have been. */
    async function tried(work: Readonly<Record<BookingId, () => boolean>>): Promise<void> {
      for (const id of Object.keys(work)) await jobs.wake(database.queries, id as BookingId, 0);
      const seen = new Set<string>();
      await new Promise<void>((done, refuse) => {
        jobs
          .work(async (id) => {
            seen.add(id);
            if (seen.size === Object.keys(work).length) done();
            return work[id]?.() ?? true;
          })
          .catch(refuse);
      });
      // Waits for the rows of those that run.
      await jobs.stop();
      jobs = await openBookingJobs(database, SCHEMA, { error: () => undefined });
    }

    it("are none where there is no queue yet", async () => {
      expect(await selectFailingJobs(database.queries, "no_such_schema", LATER)).toEqual([]);
    });

    it("are those that were tried and are not done, with why, one line a booking", async () => {
      await tried({
        [BROKEN]: () => {
          throw failedQuery();
        },
        [WAITING]: () => false,
        [DONE]: () => true,
      });
      await jobs.wake(database.queries, FRESH, 0);
      expect((await failing()).toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1))).toMatchObject([
        { bookingId: BROKEN, attempts: 1, lastFailure: "DrizzleQueryError, TypeError 23505", isGivenUp: false },
        { bookingId: WAITING, attempts: 1, lastFailure: "It waits for the outside.", isGivenUp: false },
      ]);
      expect(await failing("2000-01-01T00:00:00Z" as Instant)).toEqual([]);
    });

    it("are logged under the booking that they are about", async () => {
      await tried({
        [BROKEN]: () => {
          throw failedQuery();
        },
      });
      expect(logged).toEqual([{ bookingId: BROKEN }]);
    });

    it("keep nothing of whom the query was about", async () => {
      await tried({
        [BROKEN]: () => {
          throw failedQuery();
        },
      });
      expect(JSON.stringify(await rows())).not.toMatch(/Ada|example\.com|insert into/);
    });

    it("say so when nobody tries them any more, and when their process fell silent", async () => {
      for (const id of [BROKEN, BROKEN, WAITING]) await jobs.wake(database.queries, id, 0);
      await database.queries.execute(
        sql.raw(
          `update ${SCHEMA}.job set state = 'failed', retry_count = 1000 where data->>'id' = '${BROKEN}';
           update ${SCHEMA}.job set state = 'retry', output = '{ "value": { "message": "job timed out" } }' where data->>'id' = '${WAITING}'`,
        ),
      );
      expect((await failing()).toSorted((a, b) => b.attempts - a.attempts)).toMatchObject([
        { bookingId: BROKEN, attempts: 1001, isGivenUp: true },
        { bookingId: WAITING, attempts: 1, lastFailure: "job timed out", isGivenUp: false },
      ]);
    });
  });
});
