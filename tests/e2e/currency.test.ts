import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { cardTotal, currencySelect, fillBooking, flightCards, PAYER, toast } from "../support/journey.ts";
import { cheapestDetailsPath, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const isFocused = (element: Element): boolean => element === document.activeElement;

const pricesIn = (page: Page, currency: string): Locator => page.getByRole("status").filter({ hasText: `Prices are in ${currency} now.` });

/** Writes down what is shown and said from the next choice on, also for a moment. @returns what reads it. */
async function watched(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const [list, status] = [document.querySelector('select[name="currency"]'), document.querySelector("form[action$='/currency'] output")];
    const texts = new Set<string>();
    const note = (): void => void texts.add(`${(list as HTMLSelectElement).value}: ${status?.textContent}`);
    const observer = new MutationObserver(note);
    const observe = (): void => observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    list?.addEventListener("input", observe, { capture: true, once: true });
    return texts;
  });
  return () => seen.evaluate((texts) => [...texts]);
}

/** Presses the key for the next currency, and waits until the list has left the one before. */
async function stepped(select: Locator, before: string): Promise<string> {
  await select.press("ArrowDown");
  const handle = await select.elementHandle();
  await select.page().waitForFunction(([element, left]) => (element as HTMLSelectElement).value !== left, [handle, before] as const);
  return await select.inputValue();
}

describe("the currency of the header", () => {
  it("is stepped through by keyboard, keeps the focus, and is said once the prices are in it", async () => {
    const { page, context, errors } = await openPage(browser);
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    const select = currencySelect(page);
    await select.focus();
    const seen = await watched(page);
    const second = await stepped(select, "USD");
    await pricesIn(page, second).waitFor({ state: "attached" });
    expect(await select.evaluate(isFocused)).toBe(true);
    const third = await stepped(select, second);
    await pricesIn(page, third).waitFor({ state: "attached" });
    expect(new Set(["USD", second, third]).size).toBe(3);
    const wrong = (await seen()).filter((text) => text.startsWith("USD") || text.includes("in USD"));
    expect(wrong).toEqual([]);
    expect(await select.evaluate(isFocused)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("may be chosen before scripts have come", async () => {
    const { page, context, errors } = await openPage(browser);
    const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", (route) => scripts.then(() => route.continue()));
    await page.goto(resultsPath(SOLO_ONE_WAY), { waitUntil: "commit" });
    await currencySelect(page).selectOption("EUR");
    come();
    await scriptsReady(page);
    await expect.poll(() => cardTotal(flightCards(page).first())).toContain("€");
    expect(await currencySelect(page).inputValue()).toBe("EUR");
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ["is not answered", (route: { abort(): Promise<void> }) => route.abort()],
    ["is refused", (route: { fulfill(answer: { status: number }): Promise<void> }) => route.fulfill({ status: 503 })],
  ])("stays as it was, with the form and all that is typed in it, when a choice %s", async (_, fail) => {
    const { page, context } = await openPage(browser);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await fillBooking(page, SOLO_ONE_WAY, { Email: "kept@mail.example" });
    await page.route("**/currency", fail);
    await currencySelect(page).selectOption("EUR");
    await toast(page, "The currency could not be changed. Please try again.").waitFor();
    expect(await currencySelect(page).inputValue()).toBe("USD");
    expect(await page.getByLabel("Email").inputValue()).toBe("kept@mail.example");
    expect(await page.getByLabel("Card number").inputValue()).toBe(PAYER["Card number"]);
    await context.close();
  });

  it("stays as it was, and says why, where the browser keeps no cookies", async () => {
    const { page, context } = await openPage(browser);
    await page.goto("/contact-us");
    await scriptsReady(page);
    // As the server answers, but for the cookie.
    await page.route("**/currency", (route) => route.fulfill({ status: 200, json: { currency: "EUR" } }));
    await currencySelect(page).selectOption("EUR");
    await toast(page, "Your browser keeps no cookies of this site, so prices stay in USD.").waitFor();
    await expect.poll(() => currencySelect(page).inputValue()).toBe("USD");
    await context.close();
  });

  it("is that of all tabs: what another one chooses, this one shows", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(resultsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await flightCards(page).first().waitFor();
    const other = await context.newPage();
    await other.goto("/contact-us");
    await scriptsReady(other);
    await currencySelect(other).selectOption("EUR");
    await expect.poll(() => currencySelect(page).inputValue()).toBe("EUR");
    await expect.poll(() => cardTotal(flightCards(page).first())).toContain("€");
    await context.close();
  });
});
