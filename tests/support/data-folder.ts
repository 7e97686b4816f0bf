import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JOBS_SCHEMA, openBookingJobs } from "../../src/adapters/db/booking-jobs.ts";
import { openDatabase } from "../../src/adapters/db/open-database.ts";
import { EMPTY_DATABASE } from "./server.ts";

let made: Promise<string> | undefined;

/**
 * A data folder for servers that come and go, with an empty database in it: to make one takes seconds of a processor, to copy one next to
 * nothing. Whoever asks takes it away.
 */
export async function dataFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `farewind-${name}-`));
  await putEmptyDatabase(folder);
  return folder;
}

/** Copies an empty database into a data folder that has none. */
export async function putEmptyDatabase(folder: string): Promise<void> {
  const empty = process.env[EMPTY_DATABASE] ?? (await (made ??= makeOnce()));
  cpSync(empty, folder, { recursive: true });
}

async function makeOnce(): Promise<string> {
  const folder = await makeDataFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with a new database: our tables, and the queue's own in a schema of theirs. */
export async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-empty-"));
  const database = await openDatabase({ kind: "embedded", folder: join(folder, "database") });
  const jobs = await openBookingJobs(database, JOBS_SCHEMA, console);
  await jobs.stop();
  await database.close();
  return folder;
}
