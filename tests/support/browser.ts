import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

/** How long anything on a page may take before a test gives up, in milliseconds. */
const PATIENCE_MS = 30_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Most pages here do not live until their scripts, made faster beside them, would have paid for that.
  "--js-flags=--no-opt --no-maglev",
];

/** A mouse that can hover: what Playwright says of itself too, by a flag that can be given once. */
const WITH_MOUSE = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/**
 * A browser for the tests of one file; close it in `afterAll`. One for all files would sit behind a process that passes every word on.
 * @param letterPixels how large a letter is that no page sets, as somebody who sees little chooses it.
 */
export const openBrowser = (letterPixels = 16): Promise<Browser> =>
  chromium.launch({
    executablePath: inject("browserPath"),
    args: [...FLAGS, `--blink-settings=${WITH_MOUSE},defaultFontSize=${letterPixels}`],
  });

export interface PageOptions extends BrowserContextOptions {
  /** In pixels. */
  readonly width?: number;
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page's console and scripts complained about; must stay empty. */
  readonly errors: string[];
  /**
   * Gives the page back, for a next test to open it as a newcomer would. A test that leaves more than `clear` takes away (a clock, a script that
   * is run first) closes the context instead.
   */
  close(): Promise<void>;
}

/** A page of the server that has no scripts and stores nothing. */
const PLAIN = "/healthz";

/** The pages of each browser that tests have given back, by their options. */
const givenBack = new WeakMap<Browser, Map<string, OpenedPage[]>>();

/**
 * A page as a newcomer has it, on the address of the server under test, without motion: one that a test has given back, else a new one, in a
 * context of its own. What a new page costs most is its process, which knows no script yet.
 */
export async function openPage(browser: Browser, { width = 1280, ...options }: PageOptions = {}): Promise<OpenedPage> {
  const free = freePages(browser, JSON.stringify(options));
  const viewport = { width, height: 900 };
  const opened = free.pop() ?? (await newPage(browser, { viewport, ...options }, free));
  await opened.page.setViewportSize(viewport);
  return opened;
}

function freePages(browser: Browser, options: string): OpenedPage[] {
  const all = givenBack.get(browser) ?? new Map<string, OpenedPage[]>();
  givenBack.set(browser, all);
  const free = all.get(options) ?? [];
  all.set(options, free);
  return free;
}

async function newPage(browser: Browser, options: BrowserContextOptions, free: OpenedPage[]): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: inject("baseUrl"), reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const errors: string[] = [];
  context.on("page", (page) => collectErrors(page, errors));
  const page = await context.newPage();
  const opened: OpenedPage = {
    page,
    context,
    errors,
    async close() {
      // A server that is not everybody's may be gone already.
      if ("baseURL" in options) return context.close();
      await clear(opened);
      free.push(opened);
    },
  };
  return opened;
}

/** Takes away what was opened beside the page, held back, listened to, stored or pretended, and where the mouse was. */
async function clear({ page, context, errors }: OpenedPage): Promise<void> {
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  page.removeAllListeners("request");
  await context.setOffline(false);
  await page.goto(PLAIN);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: "light" });
  await page.mouse.move(0, 0);
  errors.length = 0;
}

function collectErrors(page: Page, errors: string[]): void {
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    const [text, source] = [message.text(), message.location().url];
    if (message.type() !== "error" || isOwnStatus(text, source, page)) return;
    errors.push(text.startsWith(FAILED_LOAD) ? `${text} ${source}` : text);
  });
}

const FAILED_LOAD = "Failed to load resource";

/** Chromium also logs the status of a page or of its form that is answered with 4xx; tests look at that status themselves. */
const isOwnStatus = (text: string, source: string, page: Page): boolean =>
  text.startsWith(FAILED_LOAD) && source.replace(/\.data(?=\?|$)/, "") === page.url();

/** Waits until scripts have taken over the page that the server sent. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.locator("html[data-page]").waitFor({ state: "attached" });
}
