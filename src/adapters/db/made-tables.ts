import { statSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { StartError } from "./faults/start-error.ts";
import type { DatabaseSettings } from "./open-database.ts";

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

const nothingIn = (settings: DatabaseSettings): StartError =>
  new StartError(
    `${placeOf(settings)} has nothing in it: no server has made its tables. Are DATA_DIR and DATABASE_URL those of the server?`,
  );

/** Never the URL, which holds a password. */
const placeOf = (settings: DatabaseSettings): string =>
  settings.kind === "postgres" ? "The database of DATABASE_URL" : `The database folder ${settings.folder ?? "in memory"}`;
