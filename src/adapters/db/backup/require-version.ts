import { StartError } from "../faults/start-error.ts";
import type { BackupHead } from "./backup-lines.ts";

/** @throws StartError, which says what is known of the version that made it, when a backup is of other tables than those of `version`. */
export function requireVersion({ version: backedUp, made }: BackupHead, version: string): void {
  if (backedUp === version) return;
  throw new StartError(
    `The backup is another version's${made === undefined ? "" : `, ${madeWords(made)}`}: restore it with the version that made it. Nothing was restored.`,
  );
}

/** `made by 0.1.0, commit 41c22a9, on 2026-11-24`, without what is not known. */
function madeWords({ release = null, commit = null, at }: NonNullable<BackupHead["made"]>): string {
  const by = [release ?? "", commit === null ? "" : `commit ${commit}`].filter((words) => words !== "").join(", ");
  return by === "" ? `made on ${dayOf(at)}` : `made by ${by}, on ${dayOf(at)}`;
}

const dayOf = (at: string): string => at.slice(0, "2026-11-24".length);
