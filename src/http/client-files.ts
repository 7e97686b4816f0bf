import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The paths under which the files of a folder are served, as they were when the server started: `/assets/entry-1a2b.js`. */
export const listClientPaths = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, "/")}`),
  );
