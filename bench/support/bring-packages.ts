import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Loads a file of a package, by its path in `node_modules`. */
type Load = <Module>(file: string) => Promise<Module>;

/**
 * Packages that one benchmark alone needs, of a folder of `bench` with a `package.json` of its own: installed when it is run first, so that nobody else
 * downloads them.
 */
export function bringPackages(folder: "lighthouse" | "peers"): Load {
  const here = join(import.meta.dirname, "..", folder);
  // What npm writes last: what is left of an installation that was broken off is no package.
  if (!existsSync(join(here, "node_modules/.package-lock.json")))
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", here], { stdio: "inherit" });
  return async <Module>(file: string) => (await import(pathToFileURL(join(here, "node_modules", file)).href)) as Module;
}
