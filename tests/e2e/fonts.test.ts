import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it.each(["/", "/es", "/privacy-policy"])("%s is set in our own fonts, of which only the letters of our words are fetched", async (path) => {
  const { page, context } = await openPage(browser);
  const fetched: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "font" && fetched.push(new URL(request.url()).pathname)));
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const cut = [/^\/assets\/figtree-[\w-]{8}\.woff2$/, /^\/assets\/league-spartan-[\w-]{8}\.woff2$/];
  expect(fetched.toSorted()).toEqual(cut.map((name): unknown => expect.stringMatching(name)));
  expect(await fontsOf(page, "h1")).toEqual([expect.stringContaining("League Spartan")]);
  expect(await fontsOf(page, "main p")).toEqual([expect.stringContaining("Figtree")]);
  await context.close();
});

/** The fonts that the browser draws the text of an element with, by the names in their files. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("DOM.enable");
  await inspector.send("CSS.enable");
  const { root } = await inspector.send("DOM.getDocument");
  const { nodeId } = await inspector.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await inspector.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
