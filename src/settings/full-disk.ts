import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The system's two ways to refuse a byte more, and Postgres' (`disk_full`). */
const CODES: readonly unknown[] = ["ENOSPC", "EDQUOT", "53100"];
/** The same two in the numbers of WebAssembly's system interface, in which the embedded database's file system throws them. */
const WASI_NUMBERS: readonly unknown[] = [51, 19];
/** What the embedded database says when it cannot start, for this reason or another. */
const WORDS = /^(Aborted\(|PGlite failed to initialize)/;

/** The least that must fit: a file of the embedded database's log. */
const ROOM_BYTES = 16 * 1024 * 1024;

interface Fault {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly cause?: unknown;
}

/** Whether a fault, or what has caused it, is one that a full disk makes: `isFull` tells whether it has. */
export function looksFull(fault: unknown): boolean {
  if (typeof fault !== "object" || fault === null) return false;
  const { name, message, code, errno, cause }: Fault = fault;
  if (CODES.includes(code) || (name === "ErrnoError" && WASI_NUMBERS.includes(errno))) return true;
  return (typeof message === "string" && WORDS.test(message)) || looksFull(cause);
}

/** Whether a folder's disk has no room for what the embedded database needs, or its owner may have no more: a file of that size is tried. */
export function isFull(folder: string, write: (file: string, bytes: Uint8Array) => void = writeFileSync): boolean {
  const file = join(folder, `.room-${process.pid}`);
  try {
    write(file, new Uint8Array(ROOM_BYTES));
    return false;
  } catch (error) {
    return looksFull(error); // or it cannot be written at all, which is another fault's matter
  } finally {
    rmSync(file, { force: true });
  }
}
