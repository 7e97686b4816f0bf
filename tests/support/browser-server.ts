import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/setup/browser.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One browser for all tests of a run. @throws Error when the machine has none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chrome or Chromium was found: npm test installs one, or name it in CHROMIUM_PATH.");
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide("browserUrl", browser.wsEndpoint());
  return () => browser.close();
}

declare module "vitest" {
  export interface ProvidedContext {
    browserUrl: string;
  }
}
