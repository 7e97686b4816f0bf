import type { Browser } from "playwright-core";
import { type OpenedPage, openPage } from "./browser.ts";

/** A page of the server that has no scripts and stores nothing. */
const PLAIN = "/healthz";

/**
 * Pages that tests of one file use one after the other, each as a newcomer's: what a new page costs most is its process, which knows no script yet.
 * For tests that leave nothing but what `clear` takes away.
 */
export class PagesInTurn {
  readonly #browser: Browser;
  readonly #free: OpenedPage[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Lends a page that nobody else has. One that a test failed on is not used again. */
  async use(width: number, test: (opened: OpenedPage) => Promise<void>): Promise<void> {
    const opened = this.#free.pop() ?? (await openPage(this.#browser));
    await opened.page.setViewportSize({ width, height: 900 });
    await test(opened).catch(async (error: unknown) => {
      await opened.context.close();
      throw error;
    });
    await clear(opened);
    this.#free.push(opened);
  }
}

/** Takes away answers that are held back, what is stored, and what the browser pretends. */
async function clear({ page, context, errors }: OpenedPage): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(PLAIN);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: "light" });
  errors.length = 0;
}
