import { type HeldFolder, holdFolder } from "./adapters/db/embedded/hold-folder.ts";
import { databaseFolderOf } from "./settings/data-folders.ts";
import type { Settings } from "./settings/settings.ts";

/** What a start begins before it reads most of its modules, because it takes the longest. */
export interface Ahead {
  /** The embedded database, in a thread of its own; null on a Postgres. */
  readonly held: Promise<HeldFolder> | null;
}

/** Imports next to nothing, so that it can be the first thing of all. */
export function beginAhead(settings: Settings): Ahead {
  const held = settings.databaseUrl === null ? holdFolder(databaseFolderOf(settings)) : null;
  held?.catch(() => undefined); // Who waits for it is told; until then nobody does, which would end the process.
  return { held };
}
