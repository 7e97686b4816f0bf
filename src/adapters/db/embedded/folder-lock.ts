import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { StartError } from "../faults/start-error.ts";
import { processStat } from "./process-stat.ts";

/** Who holds a folder: a process, and when the system started it, because process ids are used again. */
interface Holder {
  readonly pid: number;
  /** Clock ticks since boot; null where the system does not say. */
  readonly startedAtTick: string | null;
  /** Where the process id counts: elsewhere it is another process's. Null in a lock of earlier releases, which knew but one place. */
  readonly place: string | null;
}

/** How often a holder shows that it lives, and after how long without a sign one of another place counts as dead. */
const BEAT_MS = 5_000;
const SILENT_MS = 30_000;

/** Somebody else has the folder. */
export class FolderInUseError extends StartError {
  constructor(folder: string, holder: Holder | null) {
    const who =
      holder === null || isHere(holder)
        ? `process ${holder?.pid ?? 0}. Stop that process`
        : `a process of another container or machine, or was a moment ago. Stop that one, wait ${SILENT_MS / 1000} seconds if it was killed`;
    super(`The database folder ${folder} is in use by ${who}, or set DATA_DIR to another folder.`);
  }
}

/**
 * Keeps a second process out of a database folder, which two at once would destroy without a word. The lock of a process that
 * died is taken over; that of a process in another container, whose life cannot be asked for, when it has given no sign for a while.
 * @returns the function that gives the folder free.
 * @throws FolderInUseError when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  const workplace = mkdtempSync(`${lock}.`); // Not by the process id: containers give the same one to each server.
  const own = join(workplace, "own");
  let file: number | null = null;
  try {
    file = openSync(own, "wx", 0o600);
    const text = JSON.stringify(holderOf(process.pid));
    writeSync(file, text, 0);
    if (!tryLink(own, lock)) {
      setDeadHolderAside(folder, lock, own);
      if (!tryLink(own, lock)) throw new FolderInUseError(folder, readHolder(lock));
    }
    return hold(folder, file, text);
  } catch (error) {
    if (file !== null) closeSync(file);
    throw error;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}

/** Shows again and again that the holder lives. @returns the function that gives the folder free. */
function hold(folder: string, file: number, text: string): () => void {
  const lock = `${folder}.lock`;
  const isLost = (): boolean => fstatSync(file).ino !== statSync(lock, { throwIfNoEntry: false })?.ino;
  const beat = (): void => {
    // It was silent for so long that somebody took it for dead: to go on would have two write to one folder.
    if (isLost()) throw new FolderInUseError(folder, readHolder(lock));
    try {
      // The same bytes once more: nobody reads half of them, and the file's date is of the file system's own clock.
      writeSync(file, text, 0);
    } catch {
      // A full disk, say: the next beat may succeed, and several may be missed.
    }
  };
  const beating = setInterval(beat, BEAT_MS).unref();
  return () => {
    clearInterval(beating);
    if (!isLost()) rmSync(lock, { force: true });
    closeSync(file);
  };
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
  if (holder && isAlive(holder, lock, own)) throw new FolderInUseError(folder, holder);
  const aside = `${own}.stale`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return; // its holder has just let go
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved, aside, own)) {
    tryLink(aside, lock);
    rmSync(aside, { force: true });
    throw new FolderInUseError(folder, moved);
  }
  rmSync(aside, { force: true });
}

function readHolder(lock: string): Holder | null {
  try {
    const { pid, startedAtTick, place } = JSON.parse(readFileSync(lock, "utf8")) as Partial<Holder>;
    return typeof pid === "number" ? { pid, startedAtTick: startedAtTick ?? null, place: place ?? null } : null;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The process with that id lives (a zombie does not) and is the one that took the lock, not a later one with the same id. Of one elsewhere
 * nobody can ask: its lock's date says when it was last alive, as that of a file just written says what time it is.
 */
function isAlive(holder: Holder, lock: string, justWritten: string): boolean {
  if (!isHere(holder)) return dateOf(justWritten) - dateOf(lock) < SILENT_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    if (codeOf(error) !== "EPERM") throw error; // EPERM: it lives, and belongs to somebody else
  }
  const stat = processStat(holder.pid);
  return stat?.isZombie !== true && (stat?.startedAtTick ?? null) === holder.startedAtTick;
}

const dateOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isHere = ({ place }: Holder): boolean => place === null || place === placeOf();

/** Where the system says nothing of a process, its id must do. */
const holderOf = (pid: number): Holder => ({ pid, startedAtTick: processStat(pid)?.startedAtTick ?? null, place: placeOf() });

/** The machine's name, and on Linux its start and the process ids' namespace (pid_namespaces(7)): each container has its own. */
function placeOf(): string {
  const boot = fromSystem(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  const namespace = fromSystem(() => readlinkSync("/proc/self/ns/pid"));
  return [hostname(), boot, namespace].join(" ");
}

/** What another system than Linux does not say. */
function fromSystem(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);
