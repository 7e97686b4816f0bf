import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { makeDataFolder } from "./data-folder.ts";
import { EMPTY_DATABASE } from "./server.ts";

/** Hundreds of tests want an embedded database: it is made once a run, and copied. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = await makeDataFolder();
  project.provide("emptyDatabase", folder);
  process.env[EMPTY_DATABASE] = folder;
  return () => {
    delete process.env[EMPTY_DATABASE];
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    emptyDatabase: string;
  }
}
