import { existsSync, renameSync, rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { makeDataFolder } from "./data-folder.ts";
import { EMPTY_DATABASE } from "./server.ts";

/**
 * Hundreds of tests want an embedded database: it is made once, and copied. `npm test` names a folder of its own that all its runs share, and
 * takes it away.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const shared = process.env[EMPTY_DATABASE];
  if (shared !== undefined) {
    if (!existsSync(shared)) await makeShared(shared);
    project.provide("emptyDatabase", shared);
    return () => undefined;
  }
  const folder = await makeDataFolder();
  project.provide("emptyDatabase", folder);
  process.env[EMPTY_DATABASE] = folder;
  return () => {
    delete process.env[EMPTY_DATABASE];
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Two runs may make it at the same time: it is there as a whole or not at all, and either will do. */
async function makeShared(shared: string): Promise<void> {
  const folder = await makeDataFolder();
  try {
    renameSync(folder, shared);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(shared)) throw error;
  }
}

declare module "vitest" {
  export interface ProvidedContext {
    emptyDatabase: string;
  }
}
