import { statSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { StartError } from "./faults/start-error.ts";
import type { DatabaseSettings } from "./open-database.ts";
import { isOlder, type TablesVersion, versionOfSources, versionOfTables, versionWord } from "./tables-version.ts";

/** @throws StartError where no database lies in the folder of the settings, or it is another user's: to open it would make one. */
export function requireFolder(settings: DatabaseSettings): void {
  if (settings.kind === "postgres" || settings.folder === null) return;
  if (!isMade(settings.folder, settings)) throw nothingIn(settings);
}

function isMade(folder: string, settings: DatabaseSettings): boolean {
  try {
    return statSync(join(folder, "PG_VERSION"), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const advice = code === "EACCES" || code === "EPERM" ? " Run it as the server's user." : "";
    throw new StartError(`${placeOf(settings)} cannot be read (${code}).${advice}`, { cause: error });
  }
}

/** @throws StartError when no server has made its tables yet. */
export async function requireTables(pool: Pool, settings: DatabaseSettings): Promise<void> {
  const { rows } = await pool.query<{ tables: string | null }>("select to_regclass('applied_migrations')::text as tables");
  if (rows[0]?.tables == null) throw nothingIn(settings);
}

/** Of all encodings those that hold every letter: SQL_ASCII takes bytes as they come. */
const WHOLE_ENCODINGS: readonly unknown[] = ["UTF8", "SQL_ASCII"];

/** @throws StartError for a database whose encoding lacks letters: it would run until somebody books a flight to Łódź. */
export async function requireEveryLetter(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding ?? "none";
  if (WHOLE_ENCODINGS.includes(encoding)) return;
  const advice = "Make one that is in UTF8: `create database … encoding 'UTF8' template template0`.";
  throw new StartError(`The database of DATABASE_URL is in ${encoding}, which has not the letters of all names. ${advice}`);
}

/**
 * Lets be who uses a live database but does not make its tables: to bring them up to date would cut off older servers that run.
 * @throws StartError when the tables, which a server has made, are not those of this version.
 */
export async function requireOurTables(pool: Pool, settings: DatabaseSettings): Promise<void> {
  const [tables, ours] = [await versionOfTables(drizzle(pool)), versionOfSources()];
  if (versionWord(tables) !== versionWord(ours)) throw new StartError(`${placeOf(settings)} ${othersTables(tables, ours)}`);
}

const othersTables = (tables: TablesVersion, ours: TablesVersion): string =>
  isOlder(tables, ours)
    ? "has the tables of an older version: start this version's server first, which brings them up to date, or run the older version's desk."
    : "has the tables of a version that is newer than this one, or another: run the desk of the version whose server has made them.";

const nothingIn = (settings: DatabaseSettings): StartError =>
  new StartError(
    `${placeOf(settings)} has nothing in it: no server has made its tables. Are DATA_DIR and DATABASE_URL those of the server?`,
  );

/** Never the URL, which holds a password. */
const placeOf = (settings: DatabaseSettings): string =>
  settings.kind === "postgres" ? "The database of DATABASE_URL" : `The database folder ${settings.folder ?? "in memory"}`;
