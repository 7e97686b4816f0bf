import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { pickPlace } from "../support/journey.ts";
import { cheapestDetailsPath, queryOf, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const PORTLAND = { typed: "pdx", place: "PDX-Portland" };
const SEARCH = `?${queryOf(SOLO_ONE_WAY)}`;

/** Each page in English and in Spanish. */
type BothPages = readonly [english: string, spanish: string];
const PAGES: readonly BothPages[] = [
  [`/search-results${SEARCH}`, `/es/search-results${SEARCH}`],
  ["/airlines/book-american-flights-tickets", "/aerolinea/american-airlines"],
  ["/no/such/page?x=1", "/es/no/such/page?x=1"],
];
/** Where scripts turn the page, more may go wrong on the way. */
const PAGES_WITH_SCRIPTS: readonly BothPages[] = [
  ...PAGES,
  ["/?from=a-letter", "/es?from=a-letter"],
  ["/destination/book-flights-tickets-to-seattle?x=1", "/es/destination/book-flights-tickets-to-seattle?x=1"],
  ["/refund-policy", "/es/refund-policy"],
];

const read = (page: Page, language: "English" | "Español") => page.getByRole("link", { name: language, exact: true }).click();

/** Where a page stands in the site, and the language that it says it is in. */
const here = async (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return [pathname + search, await page.locator("html").getAttribute("lang")];
};

describe.concurrent.each([
  ["with scripts", true],
  ["without scripts", false],
])("the language switch, %s,", (_, javaScriptEnabled) => {
  it("keeps the page and what was asked of it, there and back", async () => {
    const { page, errors, close } = await openPage(browser, { javaScriptEnabled });
    for (const [english, spanish] of javaScriptEnabled ? PAGES_WITH_SCRIPTS : PAGES) {
      await page.goto(english);
      if (javaScriptEnabled) await ready(page, english);
      await read(page, "Español");
      await page.waitForURL((url) => url.pathname !== new URL(english, url).pathname);
      expect(await here(page)).toEqual([spanish, "es"]);
      await read(page, "English");
      await page.waitForURL((url) => url.pathname !== new URL(spanish, url).pathname);
      expect(await here(page)).toEqual([english, "en"]);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it("leads from the second Spanish page about KLM to the English one, which leads to the first", async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled });
    await page.goto("/aerolineas/klm");
    await read(page, "English");
    await page.waitForURL("/airlines/book-klm-flights-tickets");
    await read(page, "Español");
    await page.waitForURL("/aerolinea/klm");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/^Reserve su billete de\s+KLM$/);
    await close();
  });
});

/** Policies come without scripts. */
const ready = async (page: Page, path: string): Promise<void> => (path.endsWith("-policy") ? undefined : scriptsReady(page));

describe("what was typed survives the language switch", () => {
  it("in the search form of each page that keeps it", async () => {
    const { page, close } = await openPage(browser);
    for (const path of ["/", "/destination/book-flights-tickets-to-boston", "/airlines/book-klm-flights-tickets"]) {
      await page.goto(path);
      await scriptsReady(page);
      await pickPlace(page, "Flying From", PORTLAND);
      await page.getByLabel("Departure Date").fill("Mar-12-2027");
      await page.getByLabel("Departure Date").blur();
      await read(page, "Español");
      await expect.poll(() => page.getByRole("combobox", { name: "Origen" }).inputValue()).toBe(PORTLAND.place);
      expect(await page.getByLabel("Fecha de ida").inputValue()).toBe("12-mar-2027");
    }
    await close();
  });

  it("in the booking form, but for the card", async () => {
    const { page, close } = await openPage(browser);
    await page.goto(await cheapestDetailsPath(SOLO_ONE_WAY));
    await scriptsReady(page);
    await page.getByLabel("First name").fill("Arthur");
    await page.getByLabel("CVV", { exact: true }).fill("7391");
    await page.getByLabel("Postal code").fill("04101");
    await read(page, "Español");
    await page.waitForURL(/\/es\/flight-details\//);
    await expect.poll(() => page.getByLabel("Nombre", { exact: true }).inputValue()).toBe("Arthur");
    expect(await page.getByLabel("Código postal").inputValue()).toBe("04101");
    expect(await page.getByLabel("CVV", { exact: true }).inputValue()).toBe("");
    await close();
  });
});
