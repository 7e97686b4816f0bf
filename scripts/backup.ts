/**
 * `npm run backup -- FILE`: everything in the database of the settings, as it stands at one moment, into a new file; the database is
 * left as it stands. While the site runs on Postgres; while it is stopped on the embedded database. docs/runbooks/backup-and-restore.md tells the rest.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { backUpTo } from "../src/adapters/db/backup/backup-file.ts";
import { openUnchanged } from "../src/adapters/db/open-database.ts";
import { atTerminal, openConfigured } from "./backup/configured-database.ts";
import { refuseOptions } from "./backup/refuse-options.ts";
import { sourcesIn } from "./backup/sources.ts";

refuseOptions("backup");
await atTerminal("backup", async (file) => {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const database = await openConfigured(openUnchanged);
  try {
    const sources = sourcesIn(join(import.meta.dirname, ".."), process.env["GIT_COMMIT"]);
    return `${await backUpTo(file, database, sources)} rows are in ${file}.`;
  } finally {
    await database.close();
  }
});
