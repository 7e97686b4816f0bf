// A stamp holds the hash of the files that a built thing was made from. Dates do not count: a clone makes them all new.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One hash over files and folders (recursively, tests left out), named relative to `root`. */
export function hashOf(root, inputs) {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const file of filesOf(root, input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
  return hash.digest("hex");
}

function filesOf(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesOf(root, join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/**
 * Makes a thing unless its stamp says that it was made from just this. While it is made it has no stamp: what is left of a making that was broken
 * off is made anew, also when the sources are again those of the stamp before.
 */
export async function unlessStamped(root, stamp, hash, make) {
  if (readStamp(root, stamp) === hash) return;
  rmSync(join(root, stamp), { force: true });
  await make();
  writeStamp(root, stamp, hash);
}

function readStamp(root, stamp) {
  try {
    return readFileSync(join(root, stamp), "utf8");
  } catch {
    return null; // never made, or thrown away: make it
  }
}

function writeStamp(root, stamp, hash) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), hash);
}
