import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "../../src/adapters/db/backup/backup-lines.ts";

/** Enough of a commit's name for a person and for git. */
const COMMIT = /^[0-9a-f]{7}/;

/**
 * Which version lies in a folder: the release of its package.json, and the commit of its `.git`, or the one that GIT_COMMIT names where there is
 * none, as in an image.
 */
export function sourcesIn(root: string, named: string | undefined): Sources {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version?: string };
  return { release: version ?? null, commit: COMMIT.exec(commitIn(join(root, ".git")) ?? named ?? "")?.[0] ?? null };
}

/** Git is told where to look: by itself it would find the repository of somebody around us. Without git nothing is known. */
function commitIn(repository: string): string | null {
  if (!existsSync(repository)) return null;
  const { status, stdout } = spawnSync("git", ["--git-dir", repository, "rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
