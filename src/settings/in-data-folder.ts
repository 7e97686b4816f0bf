import { resolve, sep } from "node:path";
import { isFull, looksFull } from "./full-disk.ts";
import type { Settings } from "./settings.ts";

/** What the system's refusals say of a file or a folder. */
const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: "is closed to this user",
  EPERM: "belongs to another user",
  EROFS: "lies on a disk that takes no writes",
  EEXIST: "is no folder",
  ENOTDIR: "lies in a file",
};

/**
 * Does what makes the data folder, or reads what is kept in it. Asked beforehand, the system would say less: each part of the folder may
 * belong to somebody else.
 * @param hasNoRoom whether the disk of a folder is full.
 * @throws StartError, one line that names DATA_DIR, when the system refuses something in there or its disk is full; whatever else goes wrong as it is.
 */
export async function inDataFolder<Value>(
  { dataDir }: Pick<Settings, "dataDir">,
  work: () => Promise<Value>,
  hasNoRoom: (folder: string) => boolean = isFull,
): Promise<Value> {
  try {
    return await work();
  } catch (fault) {
    const folder = resolve(dataDir);
    if (looksFull(fault) && (isInside(folder, systemFaultOf(fault).path) || hasNoRoom(folder)))
      throw startError(`The disk of DATA_DIR (${folder}) is full. ${ROOM_ADVICE}`, fault);
    throw startErrorOf(fault, folder) ?? fault;
  }
}

const ROOM_ADVICE = "Make room on it; docs/runbooks/disk-full.md says how, and what not to delete.";

function startErrorOf(fault: unknown, folder: string): Error | null {
  const { code, path } = systemFaultOf(fault);
  const refusal = REFUSALS[code];
  if (refusal === undefined || !isInside(folder, path)) return null;
  const advice = "Set DATA_DIR to a folder that this user may write to, or make this one such a folder.";
  return startError(`The folder of DATA_DIR cannot be used: ${resolve(path)} ${refusal} (${code}). ${advice}`, fault);
}

function startError(line: string, fault: unknown): Error {
  const error = new Error(line, { cause: fault });
  error.name = "StartError";
  return error;
}

const isInside = (folder: string, path: string): boolean => path !== "" && `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`);

function systemFaultOf(fault: unknown): { readonly code: string; readonly path: string } {
  const { code, path } = fault instanceof Error ? (fault as NodeJS.ErrnoException) : {};
  return { code: code ?? "", path: path ?? "" };
}
