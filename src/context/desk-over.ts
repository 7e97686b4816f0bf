import { systemIds } from "../adapters/system/ids.ts";
import { createRunbooks } from "../adapters/system/runbook-files.ts";
import { mailFolderOf } from "../settings/data-folders.ts";
import type { Settings } from "../settings/settings.ts";
import { createDesk, type Desk } from "../usecases/desk/create-desk.ts";
import type { Data } from "./open-data.ts";
import type { ProcessParts } from "./process-parts.ts";

/** The agency's desk over the parts of a process. */
export function deskOver(settings: Settings, data: Data, parts: ProcessParts, runbookFolder: URL): Desk {
  const runbooks = createRunbooks(runbookFolder);
  return createDesk({ ...parts, desk: data.deskStore, ids: systemIds, runbooks, mailFolder: mailFolderOf(settings) });
}
