import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
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

/** Opens a browser; close it in `afterAll`. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chrome or Chromium was found: npm test installs one, or name it in CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface PageOptions extends BrowserContextOptions {
  readonly width?: number;
}

/** A page in a context of its own, at a width in pixels, on the address of the server under test. Errors on the page are collected. */
export async function openPage(browser: Browser, { width = 1280, ...options }: PageOptions = {}): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ baseURL: inject("baseUrl"), viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return { page, errors };
}
