import { chmodSync, statSync } from "node:fs";

/** Nobody's, on most systems. */
const STRANGER = 65_534;

/**
 * Begins something as a user to whom a folder is closed. Who runs tests as root is somebody else for that moment, because root may enter all
 * folders; only what is done at once, and not later, is done so.
 */
export function asStranger<Value>(folder: string, begin: () => Value): Value {
  const { mode } = statSync(folder);
  const isRoot = process.geteuid?.() === 0;
  chmodSync(folder, 0);
  if (isRoot) process.seteuid?.(STRANGER);
  try {
    return begin();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(folder, mode);
  }
}
