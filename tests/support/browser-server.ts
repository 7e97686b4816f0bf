import { type BrowserServer, chromium } from "playwright-core";
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

/** Starts the browser that all test files share. @throws Error when the machine has none. */
export async function launchBrowser(): Promise<BrowserServer> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chrome or Chromium was found: npm test installs one, or name it in CHROMIUM_PATH.");
  return chromium.launchServer({ executablePath, args: FLAGS });
}
