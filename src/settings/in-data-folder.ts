import { resolve, sep } from "node:path";
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
 * @throws StartError, one line that names DATA_DIR, when the system refuses something in there; whatever else goes wrong as it is.
 */
export async function inDataFolder<Value>({ dataDir }: Pick<Settings, "dataDir">, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (fault) {
    throw startErrorOf(fault, resolve(dataDir)) ?? fault;
  }
}

function startErrorOf(fault: unknown, folder: string): Error | null {
  const { code, path } = systemFaultOf(fault);
  const refusal = REFUSALS[code];
  if (refusal === undefined || !`${resolve(path)}${sep}`.startsWith(`${folder}${sep}`)) return null;
  const advice = "Set DATA_DIR to a folder that this user may write to, or make this one such a folder.";
  const error = new Error(`The folder of DATA_DIR cannot be used: ${resolve(path)} ${refusal} (${code}). ${advice}`, { cause: fault });
  error.name = "StartError";
  return error;
}

function systemFaultOf(fault: unknown): { readonly code: string; readonly path: string } {
  const { code, path } = fault instanceof Error ? (fault as NodeJS.ErrnoException) : {};
  return { code: code ?? "", path: path ?? "" };
}
