import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { BookingId } from "../../core/kernel/index.ts";
import type { Log } from "../../usecases/ports/log.ts";
import { tablesFault } from "./faults/denied.ts";
import { failureOf, type JobOutput, WAITS } from "./job-output.ts";
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

/** Where the jobs keep their own tables. */
export const JOBS_SCHEMA = "jobs";

const QUEUE = "carry-on-booking";
/** How often the queue is looked at. */
const POLL_SECONDS = 2;
/** An outside that does not answer is asked again after this long, then after twice as long, up to the longest pause. */
const FIRST_PAUSE_SECONDS = 3;
const LONGEST_PAUSE_SECONDS = 600;
/** After a day of waiting the process asks a person; a job that is still tried after this has a fault of ours in it. */
const MOST_TRIES = 1000;
/** What one look at the queue takes: at its pace, several bookings a second. A full hand is followed by the next at once. */
const BATCH = 20;
/** A job that has not ended after this is given to somebody else. */
const ABANDONED_SECONDS = 120;
/** A job of which its process has said nothing for this long has lost it; how often such are looked for. */
const SILENT_SECONDS = 30;
const LOOK_FOR_SILENT_SECONDS = 15;

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** @param schema in which the queue keeps its own tables. */
export async function openBookingJobs(database: Database, schema: string, log: Pick<Log, "error">): Promise<BookingJobs> {
  const boss = await startBoss(database, schema, log);
  await boss.createQueue(QUEUE, {
    retryLimit: MOST_TRIES,
    retryDelay: FIRST_PAUSE_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_SECONDS,
    expireInSeconds: ABANDONED_SECONDS,
    heartbeatSeconds: SILENT_SECONDS,
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
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work<{ id: BookingId }, JobOutput, typeof options>(QUEUE, options, (jobs) =>
        Promise.all(jobs.map((job) => resultOf(job, carryOn, log))),
      );
    },
    stop: () => boss.stop({ graceful: true, close: false }),
  };
}

/** One booking that fails, or waits, keeps none of the others of its batch from their end. */
async function resultOf(
  { id, data }: { readonly id: string; readonly data: { readonly id: BookingId } },
  carryOn: (id: BookingId) => Promise<boolean>,
  log: Pick<Log, "error">,
): Promise<JobResult> {
  try {
    if (await carryOn(data.id)) return { id, status: "completed" };
    return { id, status: "failed", output: WAITS };
  } catch (error) {
    log.error(error, { bookingId: data.id });
    return { id, status: "failed", output: failureOf(error) };
  }
}

/** Of nodes that start together on an empty database one makes the queue's tables; the others fail on them, and find them the next time. */
async function startBoss(database: Database, schema: string, log: Pick<Log, "error">, tries = 3): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromDrizzle(database.queries, sql),
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    schema,
    schedule: false,
    migrate: true,
    superviseIntervalSeconds: LOOK_FOR_SILENT_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_SILENT_SECONDS,
  });
  boss.on("error", (error) => log.error(error));
  try {
    await boss.start();
    return boss;
  } catch (error) {
    if (tries <= 1) throw tablesFault(error);
    return startBoss(database, schema, log, tries - 1);
  }
}
