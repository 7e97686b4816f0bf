import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, type PageOptions, scriptsReady } from "../support/browser.ts";
import { cardTotal, currencySelect, flightCards } from "../support/journey.ts";
import { expectSpanish } from "../support/spanish.ts";
import { FAMILY_ROUND_TRIP, queryOf, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const TO_MIAMI = { source: "JFK-New York", destination: "MIA-Miami" };
/** Nothing flies there with two stops; from the islands and towns around it something does. */
const FROM_LOPEZ = { source: "LPS-Lopez Island", destination: "JFK-New York" };
/** No airport near to either is cheaper. */
const FROM_DENVER = { source: "DEN-Denver", destination: "LHR-London" };

const choice = (page: Page): Locator => page.getByRole("button", { name: /Other airports save up to \$/ });
const links = (page: Page): Locator => page.getByRole("link", { name: /^(From|To) .* \([A-Z]{3}\)/ });
const amountsIn = async (place: Locator): Promise<readonly string[]> => (await place.innerText()).match(/\$[\d,]+\.\d\d/g) ?? [];
const inCents = (amount: string | undefined): number => Math.round(Number(amount?.replaceAll(/[$,]/g, "")) * 100);

async function openAt(path: string, options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(path);
  if (options.javaScriptEnabled !== false) await scriptsReady(opened.page);
  return opened;
}

/** Follows a trip from or to another airport: its total is the first of the results there. */
async function follow(page: Page, link: Locator): Promise<URLSearchParams> {
  const [total] = await amountsIn(link);
  const href = new URL((await link.getAttribute("href")) ?? "", page.url());
  await link.click();
  await page.waitForURL(href.href);
  await expect.poll(() => cardTotal(flightCards(page).first())).toBe(total);
  return href.searchParams;
}

describe("the airports nearby above the results", () => {
  it("say how much they save, open in place, and lead to the same trip from or to there", async () => {
    const { page, errors, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP, TO_MIAMI));
    await choice(page).click();
    const asked = inCents(await cardTotal(flightCards(page).first()));
    const [total, saving] = await amountsIn(links(page).first());
    expect(inCents(total)).toBe(asked - inCents(saving));
    expect(await page.getByText("Getting between the airports is up to you and not in these prices.").isVisible()).toBe(true);
    const fortLauderdale = page.getByRole("link", { name: /^To Fort Lauderdale \(FLL\)/ });
    expect(await fortLauderdale.innerText()).toMatch(/21\smi \(34\skm\) from MIA/);
    const query = await follow(page, fortLauderdale);
    expect(Object.fromEntries(query)).toMatchObject({ source: "JFK-New York", destination: "FLL-Fort Lauderdale", rtnDate: "Mar-19-2027" });
    expect([query.get("adults"), query.get("children"), query.get("infants")]).toEqual(["2", "1", "1"]);
    // The list was of the search before.
    await expect.poll(() => page.getByRole("link", { name: /^To Fort Lauderdale/ }).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it.each([360, 768, 1280])("keep nobody waiting, and move nothing when they come, at %i px", async (width) => {
    const { page, close } = await openPage(browser, { width });
    const answer = Promise.withResolvers<void>();
    await page.route("**/nearby-airports/list?**", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(resultsPath(FAMILY_ROUND_TRIP, TO_MIAMI));
    await scriptsReady(page);
    expect(await choice(page).count()).toBe(0);
    const before = await flightCards(page).first().boundingBox();
    answer.resolve();
    await choice(page).waitFor();
    expect(await flightCards(page).first().boundingBox()).toEqual(before);
    await close();
  });

  it("stay where they are while another currency is chosen, and are then in that one", async () => {
    const { page, errors, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP, TO_MIAMI));
    await choice(page).click();
    const list = page.getByRole("link", { name: /^To Fort Lauderdale \(FLL\)/ });
    const answer = Promise.withResolvers<void>();
    await page.route("**/nearby-airports/list?**", async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/nearby-airports\/list\?/);
    await currencySelect(page).selectOption("EUR");
    await asked;
    await expect.poll(() => cardTotal(flightCards(page).first())).toContain("€");
    expect(await list.innerText()).toContain("$");
    answer.resolve();
    await expect.poll(() => list.innerText()).toContain("€");
    expect(errors).toEqual([]);
    await close();
  });

  it("say in a line that none saves anything", async () => {
    const { page, close } = await openPage(browser);
    const answered = page.waitForResponse(/\/nearby-airports\/list\?/);
    await page.goto(resultsPath(SOLO_ONE_WAY, FROM_DENVER));
    expect((await answered).status()).toBe(200);
    const none = page.getByRole("link", { name: "No airport nearby is cheaper" });
    await none.waitFor();
    expect(await page.getByRole("button", { name: "Prices on other days" }).isVisible()).toBe(true);
    expect(await page.getByText("Other airports").count()).toBe(0);
    await none.click();
    await page.getByText(/We compare up to \d+ at each end/).waitFor();
    await close();
  });

  it.each([
    ["cannot be reached", 0],
    ["is asked too much", 429],
    ["has too much to do", 503],
    ["has a fault", 500],
    ["is older and knows nothing of them", 404],
  ])("are missing and break nothing where the server %s", async (_, status) => {
    const { page, close } = await openPage(browser);
    await page.route("**/nearby-airports/list?**", (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
    const asked = page.waitForRequest(/\/nearby-airports\/list\?/);
    await page.goto(resultsPath(FAMILY_ROUND_TRIP, TO_MIAMI));
    await asked;
    await page.waitForLoadState("networkidle");
    expect(await flightCards(page).first().isVisible()).toBe(true);
    expect(await choice(page).count()).toBe(0);
    await close();
  });
});

describe("a search that finds nothing", () => {
  it("says what flies nearby on the same days", async () => {
    const { page, errors, close } = await openAt(resultsPath(SOLO_ONE_WAY, FROM_LOPEZ));
    await page.getByText("There is no flight available between this route.", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "What flies nearby on the same days" }).waitFor();
    expect(await page.getByText(/saves/).count()).toBe(0);
    const query = await follow(page, links(page).first());
    expect(query.get("destination")).toBe("JFK-New York");
    expect(errors).toEqual([]);
    await close();
  });
});

describe("the airports nearby without scripts", () => {
  it.each([360, 1280])("are a page of links at %i px", async (width) => {
    const { page, close } = await openAt(resultsPath(FAMILY_ROUND_TRIP, TO_MIAMI), { width, javaScriptEnabled: false });
    await page.getByRole("link", { name: "Other airports" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("New York to Miami: nearby airports");
    expect((await follow(page, links(page).first())).get("date")).toBe("Mar-12-2027");
    await close();
  });

  it("are led to from a search that finds nothing, and say so where none is cheaper", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY, FROM_LOPEZ), { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Other airports" }).click();
    await follow(page, links(page).first());
    await page.goto(`/nearby-airports?${queryOf(SOLO_ONE_WAY, FROM_DENVER)}`);
    await page.getByText("No airport nearby has a cheaper trip on these days.").waitFor();
    expect(await links(page).count()).toBe(0);
    await close();
  });
});

it("the airports nearby speak Spanish, and name the other country", async () => {
  const { page, close } = await openAt(
    `/es/nearby-airports?${queryOf(SOLO_ONE_WAY, { source: "SAN-San Diego", destination: "GDL-Guadalajara" })}`,
  );
  await expectSpanish(page);
  const tijuana = page.getByRole("link", { name: /^Desde Tijuana, México \(TIJ\)/ });
  expect(await tijuana.innerText()).toMatch(/A 19\smi \(30\skm\) de SAN/);
  await tijuana.click();
  await page.waitForURL(/\/es\/search-results\?source=TIJ/);
  await close();
});
