import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { JOBS_SCHEMA, openBookingJobs } from "../../src/adapters/db/booking-jobs.ts";
import { openDatabase } from "../../src/adapters/db/open-database.ts";
import { EMPTY_DATABASE } from "./server.ts";

/**
 * Making an embedded database takes two seconds of a processor, and hundreds of tests want one: it is made once a run, and copied. The
 * queue's own tables are in it, in a schema of their own.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "farewind-empty-"));
  const database = await openDatabase({ kind: "embedded", folder: join(folder, "database") });
  const jobs = await openBookingJobs(database, JOBS_SCHEMA, console);
  await jobs.stop();
  await database.close();
  project.provide("emptyDatabase", folder);
  process.env[EMPTY_DATABASE] = folder;
  return () => {
    delete process.env[EMPTY_DATABASE];
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    emptyDatabase: string;
  }
}
