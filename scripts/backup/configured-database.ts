import type { Database, DatabaseSettings } from "../../src/adapters/db/open-database.ts";
import { databaseFolderOf } from "../../src/settings/data-folders.ts";
import { loadSettings } from "../../src/settings/settings.ts";

/**
 * The database that the server of the same settings uses.
 * @param open whether it is brought up to date first, or read as it stands.
 * @throws Error when a server has the embedded one, or Postgres refuses.
 */
export function openConfigured(open: (settings: DatabaseSettings) => Promise<Database>): Promise<Database> {
  const settings = loadSettings();
  const { databaseUrl } = settings;
  return open(databaseUrl === null ? { kind: "embedded", folder: databaseFolderOf(settings) } : { kind: "postgres", url: databaseUrl });
}

/** Runs a command that takes one file, and says in one line how it ended. */
export async function atTerminal(name: string, run: (file: string) => Promise<string>): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  try {
    if (file === undefined || more.length > 0) throw new Error(`Name one file: npm run ${name} -- FILE`);
    console.log(await run(file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
