import { type BookingJobs, JOBS_SCHEMA, openBookingJobs } from "../adapters/db/booking-jobs.ts";
import { createBookingStore } from "../adapters/db/booking-store.ts";
import { createDeskStore } from "../adapters/db/desk-store.ts";
import type { HeldFolder } from "../adapters/db/embedded/hold-folder.ts";
import { type Database, openDatabase } from "../adapters/db/open-database.ts";
import { databaseFolderOf } from "../settings/data-folders.ts";
import type { Settings } from "../settings/settings.ts";
import type { BookingStore } from "../usecases/ports/booking-store.ts";
import type { DeskStore } from "../usecases/ports/desk-store.ts";
import type { Log } from "../usecases/ports/log.ts";

/** What is kept: the database, the jobs in it, and the stores that make jobs. */
export interface Data {
  readonly database: Database;
  readonly jobs: BookingJobs;
  readonly store: BookingStore;
  readonly deskStore: DeskStore;
}

interface Opening {
  /** Whether tables are made where there are none. */
  readonly open?: typeof openDatabase;
  /** To a Postgres; the embedded database has one. */
  readonly maxConnections?: number;
  /** The embedded database's folder, where a start has begun with it ahead. */
  readonly held?: Promise<HeldFolder> | null;
}

/**
 * @throws StartError when the embedded database belongs to another process, or Postgres does not let us in.
 */
export async function openData(settings: Settings, log: Pick<Log, "error">, opening: Opening = {}): Promise<Data> {
  const { open = openDatabase, maxConnections, held } = opening;
  const { databaseUrl } = settings;
  const database = await open(
    databaseUrl === null
      ? { kind: "embedded", folder: databaseFolderOf(settings), ...(held && { held }) }
      : { kind: "postgres", url: databaseUrl, ...(maxConnections === undefined ? {} : { maxConnections }) },
  );
  const jobs = await openBookingJobs(database, JOBS_SCHEMA, log);
  return {
    database,
    jobs,
    store: createBookingStore(database, jobs.wake),
    deskStore: createDeskStore(database, jobs.wake, JOBS_SCHEMA),
  };
}
