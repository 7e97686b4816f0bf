/**
 * `npm run restore -- FILE`: writes a backup into the empty database of the settings, all of it or nothing, while no node runs.
 * docs/runbooks/backup-and-restore.md tells the rest.
 */
import { requireOurBackup, restoreFrom } from "../src/adapters/db/backup/backup-file.ts";
import { openEmpty } from "../src/adapters/db/backup/open-empty.ts";
import { JOBS_SCHEMA, openBookingJobs } from "../src/adapters/db/booking-jobs.ts";
import { inDataFolder } from "../src/settings/in-data-folder.ts";
import { loadSettings } from "../src/settings/settings.ts";
import { atTerminal, openConfigured } from "./backup/configured-database.ts";
import { refuseOptions } from "./backup/refuse-options.ts";

refuseOptions("restore");
await atTerminal("restore", async (file) => {
  await requireOurBackup(file); // Before the tables of this version are made, among which no other's backup can be restored.
  const database = await inDataFolder(loadSettings(), () => openConfigured(openEmpty));
  try {
    const jobs = await openBookingJobs(database, JOBS_SCHEMA, { error: () => undefined }); // makes its tables
    await jobs.stop();
    return `${await restoreFrom(file, database)} rows of ${file} are restored. Start the server.`;
  } finally {
    await database.close();
  }
});
