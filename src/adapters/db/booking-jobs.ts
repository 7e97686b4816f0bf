import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { BookingId } from "../../core/kernel/index.ts";
import type { Log } from "../../usecases/ports/log.ts";
import type { Database, Queries } from "./open-database.ts";

/** Makes a job that carries a booking on, in the transaction of `queries`. */
export type WakeBooking = (queries: Queries, id: BookingId, afterSeconds: number) => Promise<void>;

/** Jobs that carry bookings on: they wait in the database and outlive every process. */
export interface BookingJobs {
  readonly wake: WakeBooking;
  /** Runs jobs as they fall due; `carryOn` says whether a booking is done with, else it comes again, later and later. */
  work(carryOn: (id: BookingId) => Promise<boolean>): Promise<void>;
  /** Waits for the jobs that run; none is begun afterwards. */
  stop(): Promise<void>;
}

const QUEUE = "carry-on-booking";
/** How often the queue is looked at. */
const POLL_SECONDS = 2;
/** An outside that does not answer is asked again after this long, then after twice as long, up to the longest pause. */
const FIRST_PAUSE_SECONDS = 3;
const LONGEST_PAUSE_SECONDS = 600;
/** After a day of waiting the process asks a person; a job that is still tried after this has a fault of ours in it. */
const MOST_TRIES = 1000;
/** A job that has not ended after this belongs to a process that died. */
const ABANDONED_SECONDS = 120;

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** @param schema in which the queue keeps its own tables. */
export async function openBookingJobs(database: Database, schema: string, log: Pick<Log, "error">): Promise<BookingJobs> {
  const boss = new PgBoss({
    db: fromDrizzle(database.queries, sql),
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    schema,
    schedule: false,
    migrate: true,
  });
  boss.on("error", (error) => log.error(error));
  await boss.start();
  await boss.createQueue(QUEUE, {
    retryLimit: MOST_TRIES,
    retryDelay: FIRST_PAUSE_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_SECONDS,
    expireInSeconds: ABANDONED_SECONDS,
    deleteAfterSeconds: 24 * 60 * 60,
  });
  // It reads what it knows of a queue when that is first used, beside the transaction that it is given: on the embedded database's one
  // connection it would wait for itself.
  await boss.getJobById(QUEUE, NO_JOB);
  return {
    wake: async (queries, id, afterSeconds) => {
      await boss.send(QUEUE, { id }, { startAfter: afterSeconds, db: fromDrizzle(queries, sql) });
    },
    work: async (carryOn) => {
      await boss.work<{ id: BookingId }>(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
        for (const { data } of jobs) if (!(await carryOn(data.id))) throw new Error(`Booking ${data.id} waits for the outside.`);
      });
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}
