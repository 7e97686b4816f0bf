import type { Page } from "playwright-core";
import { expect } from "vitest";
import { scriptsReady } from "./browser.ts";

/** Reloads and expects the same to stand there again, under the same address. @returns what stands there. */
export async function keepsThroughReload(page: Page, read: () => Promise<string>): Promise<string> {
  const [before, address] = [await read(), page.url()];
  await page.reload();
  await scriptsReady(page);
  expect([await read(), page.url()]).toEqual([before, address]);
  return before;
}
