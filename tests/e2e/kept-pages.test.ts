import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const DESTINATION = "/destination/book-flights-tickets-to-new-york";
const AIRLINE = "/airlines/book-american-flights-tickets";
const WITH_SCRIPTS = ["/", "/es/hotels", `/es${DESTINATION}`, AIRLINE];
const WITHOUT_SCRIPTS = ["/about", "/es/refund-policy"];

/** Styles that React Aria has put into the document, each with whether the browser took it. */
const stylesTaken = (page: Page) =>
  page
    .locator("style")
    .evaluateAll((styles) => styles.map((style) => style instanceof HTMLStyleElement && (style.sheet?.cssRules.length ?? 0) > 0));

describe("a page that is kept for everybody", () => {
  it.each(WITH_SCRIPTS)("%s is taken over by its scripts without a fault, and its styles are allowed", async (path) => {
    const { page, context, errors } = await openPage(browser);
    await page.goto(path);
    await scriptsReady(page);
    expect(await stylesTaken(page)).not.toContain(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(WITHOUT_SCRIPTS)("%s has no scripts, and looks as it should", async (path) => {
    const { page, context, errors } = await openPage(browser);
    await page.goto(path);
    expect(await page.locator("script:not([type='application/ld+json'])").count()).toBe(0);
    expect(await page.locator("main").evaluate((main) => getComputedStyle(main).fontFamily)).toContain("Figtree");
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([1280, 360])("opens its calendar at %i px, whose styles the policy allows", async (width) => {
    const { page, context, errors } = await openPage(browser, { width });
    await page.goto("/");
    await scriptsReady(page);
    await page.getByLabel("Departure Date").click();
    await page.getByRole("dialog", { name: /Departure Date/ }).waitFor();
    await page.locator("style#react-aria-pressable-style").waitFor({ state: "attached" });
    expect(await stylesTaken(page)).not.toContain(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("leads to a page that is made for one visitor, and back, without loading a document", async () => {
    const { page, context, errors } = await openPage(browser);
    await page.goto("/about");
    await page.goto("/");
    await scriptsReady(page);
    await page.evaluate(() => (document.documentElement.dataset.kept = "still"));
    await page.getByRole("link", { name: "Hotels" }).first().click();
    await page.waitForURL("**/hotels");
    // The address changes before the new page stands.
    await page.getByRole("button", { name: "Search Hotels" }).waitFor();
    expect(await page.locator("html").getAttribute("data-kept")).toBe("still");
    await page.locator("link[rel=stylesheet]:not([disabled])").first().waitFor({ state: "attached" });
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Puts markup into a page on its way to the browser, as a fault of ours would; true when a script in it ran. */
async function ran(path: string, markup: string): Promise<boolean> {
  const { page, context } = await openPage(browser);
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("<main", `${markup}<main`) });
  });
  await page.goto(path);
  await scriptsReady(page);
  const found = await page.evaluate(() => "stolen" in globalThis);
  await context.close();
  return found;
}

describe("a script that somebody smuggled into a page", () => {
  it.each([
    ["inline", "<script>globalThis.stolen = 1</script>"],
    ["as a handler", `<img src="data:," onerror="globalThis.stolen = 1">`],
    ["as what the page starts late", `<script type="text/plain" data-late="">globalThis.stolen = 1</script>`],
  ])("does not run: %s", async (_how, markup) => {
    expect(await ran("/", markup)).toBe(false);
    expect(await ran("/hotels?from=elsewhere", markup)).toBe(false);
  });
});

describe("scripts", () => {
  it("begin once the page can be seen", async () => {
    const { page, context } = await openPage(browser);
    for (const path of ["/", resultsPath(SOLO_ONE_WAY)]) {
      await page.goto(path);
      await scriptsReady(page);
      const [painted, begun] = await page.evaluate(() => [
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        Math.min(
          ...performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js"))
            .map(({ startTime }) => startTime),
        ),
      ]);
      expect(begun, path).toBeGreaterThan(painted ?? Number.NaN);
    }
    await context.close();
  });

  it("begin in a tab that nobody sees, too", async () => {
    const { page, context } = await openPage(browser);
    await page.addInitScript(() => Object.assign(globalThis.PerformanceObserver.prototype, { observe: () => undefined }));
    await page.goto("/");
    await scriptsReady(page);
    expect(await page.locator("html").getAttribute("data-page")).toBe("/");
    await context.close();
  });
});

it("says of every page that it is kept, in both languages, what it needs of its policy and no more", async () => {
  for (const path of [...WITH_SCRIPTS, ...WITHOUT_SCRIPTS]) {
    const answer = await fetch(`${inject("baseUrl")}${path}`);
    expect(answer.headers.get("etag"), path).toMatch(/^"/);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy, path).not.toContain("nonce-");
    expect((await answer.text()).includes('nonce="'), path).toBe(false);
    expect(/script-src 'self' 'sha256-/.test(policy), path).toBe(WITH_SCRIPTS.includes(path));
  }
});
