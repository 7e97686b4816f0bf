import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/setup/browser.mjs";

/** Looks the browser up once for all files of a run. @throws Error when the machine has none. */
export default async function setup(project: TestProject): Promise<void> {
  const path = await findBrowser();
  if (!path) throw new Error("No Chrome or Chromium was found: npm test installs one, or name it in CHROMIUM_PATH.");
  project.provide("browserPath", path);
}

declare module "vitest" {
  export interface ProvidedContext {
    browserPath: string;
  }
}
