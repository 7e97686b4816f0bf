import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { cardTotal, currencySelect, flightCards, searchFor } from "../support/journey.ts";
import { resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** What a page asks for when it is gone to. */
const SLOW = /\.data(\?|$)/;

/** A page whose next navigations wait until they are let go; `held` resolves once the first of them does. */
async function openOnSlowLine(path: string, width = 1280) {
  const { page, context } = await openPage(browser, { width });
  await page.goto(path);
  await scriptsReady(page);
  const [held, line] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(SLOW, async (route) => {
    held.resolve();
    await line.promise;
    await route.continue().catch(() => undefined); // The page may have given it up.
  });
  return { page, context, held: held.promise, goOn: line.resolve };
}

const said = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Loading the page" });
const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

describe("on a slow line", () => {
  it("a link that was followed shows and says that its page is on its way", async () => {
    const { page, context, goOn } = await openOnSlowLine(resultsPath(SOLO_ONE_WAY));
    await flightCards(page).first().getByRole("link", { name: "Book Flight" }).click();
    await said(page).waitFor({ state: "attached" });
    await said(page).locator("xpath=preceding-sibling::*[1][self::div]").waitFor();
    goOn();
    await expect.poll(() => page.url()).toContain("/flight-details/");
    await said(page).waitFor({ state: "detached" });
    await context.close();
  });

  it("a fare that was selected in the pop-up shows it over the pop-up", async () => {
    const { page, context, goOn } = await openOnSlowLine(resultsPath(SOLO_ONE_WAY));
    await flightCards(page).first().getByRole("button", { name: "Flight details" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Select Fare" }).click();
    await said(page).and(page.locator("dialog *")).waitFor({ state: "attached" }); // All else is not heard while it is open.
    const bar = said(page).locator("xpath=preceding-sibling::*[1][self::div][@popover]");
    expect(await bar.evaluate((shown) => shown.matches(":popover-open"))).toBe(true);
    goOn();
    await page.waitForURL(/\/flight-details\//);
    await context.close();
  });

  it("a page that has come is said by its name, without a word of the one that was left", async () => {
    const { page, context, goOn } = await openOnSlowLine("/hotels");
    const follow = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    goOn();
    await follow("About Us");
    const sign = page.getByRole("status").filter({ hasText: /^About us/ });
    await sign.waitFor({ state: "attached" });
    const { promise: slow, resolve: goOnAgain } = Promise.withResolvers<void>();
    await page.route(SLOW, (route) => slow.then(() => route.continue()));
    const heard: string[] = [];
    await page.exposeFunction("hear", (text: string) => void heard.push(text));
    await sign.evaluate((output) => {
      const { hear } = window as unknown as { readonly hear: (text: string | null) => void };
      new MutationObserver(() => hear(output.textContent)).observe(output, { childList: true, characterData: true, subtree: true });
    });
    await follow("Contact Us");
    await said(page).waitFor({ state: "attached" });
    goOnAgain();
    await expect.poll(() => heard.at(-1)).toMatch(/^Contact us/);
    expect(heard.filter((text) => text !== "" && !text.startsWith("Contact us"))).toEqual(["Loading the page"]);
    await context.close();
  });

  it("a choice of currency shows and says the same", async () => {
    const { page, context, goOn } = await openOnSlowLine(resultsPath(SOLO_ONE_WAY));
    await currencySelect(page).selectOption("EUR");
    await said(page).waitFor({ state: "attached" });
    await said(page).locator("xpath=preceding-sibling::*[1][self::div]").waitFor();
    goOn();
    await expect.poll(() => cardTotal(flightCards(page).first())).toContain("€");
    await said(page).waitFor({ state: "detached" });
    await context.close();
  });

  it("a search is read from its heading, and can be given up with all that was typed", async () => {
    const { page, context, held } = await openOnSlowLine("/", 360);
    await searchFor(page, SOLO_ONE_WAY);
    const heading = page.getByRole("heading", { name: "Cheapest Flights For You" });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0); // The button of the form lies far below.
    await said(page).waitFor({ state: "attached" });
    await held; // After the results' own script: the line must not be dead before.
    // The line is dead by now: nothing more may be asked of it. What is held stays so, which to take its route away would let go.
    await page.route(SLOW, (route) => route.abort());
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Search Flights" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.getByRole("combobox", { name: "Flying To" }).inputValue()).toBe(SOLO_ONE_WAY.to.place);
    await context.close();
  });
});
