import { systemIds } from "../adapters/system/ids.ts";
import { createRunbooks } from "../adapters/system/runbook-files.ts";
import { createDesk, type Desk } from "../usecases/desk/create-desk.ts";
import type { Data } from "./open-data.ts";
import type { ProcessParts } from "./process-parts.ts";

/** The agency's desk over the parts of a process. */
export const deskOver = (data: Data, parts: ProcessParts, runbookFolder: URL): Desk =>
  createDesk({ ...parts, desk: data.deskStore, ids: systemIds, runbooks: createRunbooks(runbookFolder) });
