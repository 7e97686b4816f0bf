import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../faults/start-error.ts";

/** Who holds a folder: a process, and when the system started it, because process ids are used again. */
interface Holder {
  readonly pid: number;
  /** Clock ticks since boot; null where the system does not say. */
  readonly startedAtTick: string | null;
}

/** Somebody else has the folder. */
export class FolderInUseError extends StartError {
  constructor(folder: string, pid: number) {
    super(`The database folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`);
  }
}

/**
 * Keeps a second process out of a database folder, which two at once would destroy without a word. The lock of a process that
 * died is taken over.
 * @returns the function that gives the folder free.
 * @throws FolderInUseError when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const own = `${lock}.${process.pid}`;
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  writeFileSync(own, JSON.stringify(holderOf(process.pid)));
  try {
    if (!tryLink(own, lock)) {
      setDeadHolderAside(folder, lock, own);
      if (!tryLink(own, lock)) throw new FolderInUseError(folder, readHolder(lock)?.pid ?? 0);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** A link appears with its contents in one step, so that nobody ever reads half a lock. False when the name is taken. */
function tryLink(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Renames a dead holder's lock away. When it turns out to be a living one's, made in the same moment, it is put back. */
function setDeadHolderAside(folder: string, lock: string, own: string): void {
  const holder = readHolder(lock);
  if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid);
  const aside = `${own}.stale`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return; // its holder has just let go
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) {
    tryLink(aside, lock);
    rmSync(aside, { force: true });
    throw new FolderInUseError(folder, moved.pid);
  }
  rmSync(aside, { force: true });
}

function readHolder(lock: string): Holder | null {
  try {
    const { pid, startedAtTick } = JSON.parse(readFileSync(lock, "utf8")) as Partial<Holder>;
    return typeof pid === "number" ? { pid, startedAtTick: startedAtTick ?? null } : null;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The process with that id lives and is the one that took the lock, not a later one with the same id. */
function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    if (codeOf(error) !== "EPERM") throw error; // EPERM: it lives, and belongs to somebody else
  }
  return holderOf(holder.pid).startedAtTick === holder.startedAtTick;
}

/** Field 22 of Linux' /proc/PID/stat (proc(5)); the second field, the command, may hold spaces and ends at the last bracket. */
function holderOf(pid: number): Holder {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return { pid, startedAtTick: stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null };
  } catch {
    return { pid, startedAtTick: null }; // another system than Linux: the process id alone must do
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);
