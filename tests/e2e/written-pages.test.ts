import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { flightCards, tabTo } from "../support/journey.ts";
import { listResults, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const BOSTON = "/destination/book-flights-tickets-to-boston";
const JETBLUE = "/airlines/book-jetblue-flights-tickets";

const from = (page: Page) => page.getByRole("combobox", { name: "Flying From" });

it("is printed with every answer and without its form, in blocks: what is broken over two sheets inside a grid covers what follows", async () => {
  const { page, context } = await openPage(browser);
  await page.goto(BOSTON);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  expect(await main.locator("details:has(summary h3) p").last().isVisible()).toBe(true);
  expect(await from(page).isVisible()).toBe(false);
  await page.goto("/cancellation-policy");
  expect(await page.getByRole("heading", { name: "Other policies" }).isVisible()).toBe(false);
  const section = main.locator("section", { has: page.getByRole("table") }).first();
  for (const part of [section, section.locator("xpath=..")])
    expect(await part.evaluate((element) => getComputedStyle(element).display)).toBe("block");
  await context.close();
});

describe("a destination's page", () => {
  it("is walked by keyboard: past the header, up its crumbs, through its form, to a question that Enter opens and closes", async () => {
    const { page, errors, context } = await openPage(browser);
    await page.goto(BOSTON);
    await scriptsReady(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter"); // The first stop skips to the content.
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await tabTo(page, crumbs.getByRole("link", { name: "Destinations and airlines" }));
    await tabTo(page, from(page));
    await page.keyboard.type("PDX-Portland");
    await page.keyboard.press("Escape");
    await tabTo(page, page.getByRole("textbox", { name: "Departure Date" }));
    await page.keyboard.type("Mar-12-2027"); // Over what stands there: Tab has selected it.
    await tabTo(page, page.getByRole("button", { name: "Search Flights" }));
    const closed = page.getByRole("main").locator("details:has(summary h3)").nth(1);
    expect(await closed.getByRole("paragraph").isVisible()).toBe(false);
    await tabTo(page, closed.locator("summary"));
    await page.keyboard.press("Enter");
    expect(await closed.getByRole("paragraph").isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    expect(await closed.getByRole("paragraph").isVisible()).toBe(false);

    await page.reload();
    await expect.poll(() => from(page).inputValue()).toBe("PDX-Portland");
    expect(await page.getByRole("combobox", { name: "Flying To" }).inputValue()).toBe("BOS-Boston");
    expect(await page.getByRole("textbox", { name: "Departure Date" }).inputValue()).toBe("Mar-12-2027");
    expect(errors).toEqual([]);
    await context.close();
  });

  it("keeps what is typed there to itself: another page's form and the home page's begin with their own", async () => {
    const { page, context } = await openPage(browser);
    await page.goto(BOSTON);
    await scriptsReady(page);
    await from(page).fill("PDX-Portland");
    await page.goto("/destination/book-flights-tickets-to-austin");
    await scriptsReady(page);
    expect([await from(page).inputValue(), await page.getByRole("combobox", { name: "Flying To" }).inputValue()]).toEqual([
      "",
      "AUS-Austin",
    ]);
    await page.goto("/");
    await scriptsReady(page);
    expect(await from(page).inputValue()).toBe("");
    await context.close();
  });
});

describe.concurrent.each([
  ["with scripts", true],
  ["without scripts", false],
])("the search of an airline's page, %s,", (_, javaScriptEnabled) => {
  it("opens the results with that airline chosen", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled });
    await page.goto(JETBLUE);
    if (javaScriptEnabled) await scriptsReady(page);
    await from(page).fill("JFK-New York");
    await page.getByRole("combobox", { name: "Flying To" }).fill("LAX-Los Angeles");
    await page.getByRole("textbox", { name: "Departure Date" }).fill("Mar-12-2027");
    await page.getByRole("textbox", { name: "Departure Date" }).blur();
    await page.getByRole("button", { name: "Search Flights" }).click();
    await page.waitForURL(/\/search-results\?.*airline=B6/);
    await flightCards(page).first().waitFor();
    const names = await flightCards(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
    expect(names.filter((name) => !name.includes("JetBlue"))).toEqual([]);
    const results = await listResults(SOLO_ONE_WAY);
    const own = results.filter(({ route }) => Object.values(route).some(({ airline }) => airline === "B6"));
    expect(own.length).toBeLessThan(results.length);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(`${own.length} Results Found`);
    await context.close();
  });
});

describe.concurrent("a page that is only read", () => {
  it.each(["/our-service-fees", "/es/our-service-fees"])("%s says each fee in one line", async (path) => {
    const { page, close } = await openPage(browser, { width: 1024 });
    await page.goto(path);
    const fees = await page.locator("main td:last-child").evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return { fee: cell.textContent, lines: words.getClientRects().length };
      }),
    );
    expect(fees.length).toBeGreaterThan(9);
    expect(fees.filter(({ lines }) => lines !== 1)).toEqual([]);
    await close();
  });

  it("loads no script at all", async () => {
    const { page, errors, context } = await openPage(browser);
    const scripts: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
    for (const path of ["/refund-policy", "/es/refund-policy", "/destinations", "/about"]) {
      await page.goto(path);
      expect([path, await page.locator('script:not([type="application/ld+json"])').count(), scripts]).toEqual([path, 0, []]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ["/refund-policy", "Show prices", 1280],
    ["/es/destinations", "Ver precios", 1280],
    ["/about", "Show prices", 360],
    ["/es/about", "Ver precios", 360],
  ])("%s shows its prices in another currency by the button “%s” at %i px", async (path, button, width) => {
    const { page, context } = await openPage(browser, { width });
    await page.goto(path);
    if (width < 1248) await page.getByRole("button", { name: /^Men[uú]$/ }).click();
    const select = page.getByRole("combobox", { name: /^(Currency|Moneda)$/ });
    await select.selectOption("EUR");
    await page.getByRole("button", { name: button }).click();
    // The address stays as it is: what was chosen on the page before is served as chosen on the next.
    await page.locator('option[value="EUR"][selected]').first().waitFor({ state: "attached" });
    await page.waitForURL(path);
    if (width < 1248) await page.getByRole("button", { name: /^Men[uú]$/ }).click();
    expect(await select.inputValue()).toBe("EUR");
    await context.close();
  });

  it.each([608, 800, 1152, 1250, 1280, 1344, 1400, 1440])(
    "has its header on one line at %i px, with name and number whole, in both languages",
    async (width) => {
      const { page, context } = await openPage(browser, { width });
      for (const path of ["/refund-policy", "/es/refund-policy"]) {
        await page.goto(path);
        expect([path, await page.evaluate(headerFaults)]).toEqual([path, []]);
      }
      await context.close();
    },
  );

  it("closes its menus by Escape, by a press elsewhere, and when another opens", async () => {
    const { page, context } = await openPage(browser);
    await page.goto("/refund-policy");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const opener = (name: string) => navigation.getByRole("button", { name });
    const shownLinks = () => navigation.getByRole("link", { name: /^(Seattle|Privacy Policy)$/ }).allInnerTexts();
    await opener("Top Destinations").click();
    expect(await shownLinks()).toEqual(["Seattle"]);
    await page.keyboard.press("Escape");
    expect(await shownLinks()).toEqual([]);
    await page.keyboard.press("Enter"); // The focus is on what opened it.
    expect(await shownLinks()).toEqual(["Seattle"]);
    await page.getByRole("heading", { level: 1 }).click();
    expect(await shownLinks()).toEqual([]);
    await opener("Top Destinations").click();
    await opener("Help").click();
    expect(await shownLinks()).toEqual(["Privacy Policy"]);
    await opener("Help").click();
    expect(await shownLinks()).toEqual([]);
    await context.close();
  });

  it("opens its menus all the same, on wide screens and on phones", async () => {
    const { page, context } = await openPage(browser);
    await page.goto("/refund-policy");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByText("Top Destinations").click();
    await navigation.getByRole("link", { name: "Seattle" }).waitFor();
    await navigation.getByText("Help").click();
    await navigation.getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL("/privacy-policy");
    await page.setViewportSize({ width: 360, height: 900 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Boston" }).waitFor();
    await page.getByRole("button", { name: "Close menu" }).click();
    expect(await page.getByRole("button", { name: "Close menu" }).isHidden()).toBe(true);
    await context.close();
  });
});

describe.concurrent("without scripts", () => {
  it("the index of pages is searched, and a question opens", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false, width: 360 });
    await page.goto("/destinations");
    await page.getByRole("searchbox").fill("seattle");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.waitForURL(/\/destinations\?q=seattle$/);
    await page.getByRole("main").getByRole("link", { name: "Seattle" }).click();
    await page.waitForURL("/destination/book-flights-tickets-to-seattle");
    const closed = page.getByRole("main").locator("details:has(summary h3)").nth(1);
    await closed.locator("summary").click();
    expect(await closed.getByRole("paragraph").isVisible()).toBe(true);
    await context.close();
  });
});

/** Runs in the page: what of the header stands on a second line, over something else or beyond the page's edge. */
function headerFaults(): readonly string[] {
  const header = document.querySelector("header");
  const shown = [...(header?.querySelectorAll<HTMLElement>("a, button, label") ?? [])]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("[popover]"))
    .map((each) => ({ name: each.innerText, box: each.getBoundingClientRect() }))
    .toSorted((a, b) => a.box.left - b.box.left);
  const overlaps = shown
    .filter(({ box }, at) => box.left < (shown[at - 1]?.box.right ?? 0) - 1)
    .map(({ name }) => `“${name}” is over another`);
  const beyond = shown
    .filter(({ box }) => box.right > document.documentElement.clientWidth)
    .map(({ name }) => `“${name}” is beyond the edge`);
  const name = header?.querySelector<HTMLElement>("a > span");
  const cut = (name?.scrollWidth ?? 0) > (name?.clientWidth ?? 0) ? ["the name is cut"] : [];
  const unsaid = shown.some(({ name: words }) => /^\(\d{3}\) [\d-]+$/.test(words)) ? [] : ["the number is not shown"];
  return [...overlaps, ...beyond, ...cut, ...unsaid, ...((header?.offsetHeight ?? 0) > 66 ? ["the header is on two lines"] : [])];
}
