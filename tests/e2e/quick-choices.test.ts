import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { FAMILY_ROUND_TRIP, resultsPath } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** Boxes of the airlines, cheapest first: any number of them may be ticked together. */
const airlines = (page: Page): Locator => page.getByRole("group", { name: "Airlines" }).getByRole("checkbox");

/** The airlines in the address. */
const chosen = (page: Page): readonly string[] => new URL(page.url()).searchParams.getAll("airline").toSorted();

/** Where what is pressed stands on the page. */
const AIRLINE = 'input[name="airline"]';
const FASTEST = 'nav a[href*="sort=fastest"]';
const MORE = "main ol + a";
const compare = (nth: number) => `main ol > li:nth-child(${nth}) a[href*="compare="]`;
const slot = (value: string) => `input[name="departTime"][value="${value}"]`;

/** Results, and the codes of their first three airlines. */
async function openResults() {
  const opened = await openPage(browser);
  await opened.page.goto(resultsPath(FAMILY_ROUND_TRIP));
  await scriptsReady(opened.page);
  const codes = await Promise.all([0, 1, 2].map((nth) => airlines(opened.page).nth(nth).inputValue()));
  return { ...opened, codes };
}

describe("choices that come faster than the list is drawn", () => {
  it("all count when boxes are ticked one right after the other", async () => {
    const { page, context, errors, codes } = await openResults();
    await airlines(page).evaluateAll((boxes) => {
      for (const box of boxes.slice(0, 3)) (box as HTMLInputElement).click();
    });
    await expect.poll(() => chosen(page)).toEqual(codes.toSorted());
    for (const nth of [0, 1, 2]) await expect.poll(() => airlines(page).nth(nth).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("count when the address has changed already, and the page has not", async () => {
    const { page, context, errors, codes } = await openResults();
    await airlines(page).evaluateAll(([first, second]) => {
      const replace = history.replaceState.bind(history);
      let isFirst = true;
      history.replaceState = (...given) => {
        replace(...given);
        if (isFirst) (second as HTMLInputElement).click();
        isFirst = false;
      };
      (first as HTMLInputElement).click();
    });
    await expect.poll(() => chosen(page)).toEqual(codes.slice(0, 2).toSorted());
    await expect.poll(() => airlines(page).nth(1).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("count after a link whose address stands there already, and whose page does not", async () => {
    const { page, context, errors, codes } = await openResults();
    await airlines(page).nth(0).click();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(0, 1));
    await airlines(page).evaluateAll((boxes) => {
      const replace = history.replaceState.bind(history);
      let isFirst = true;
      history.replaceState = (...given) => {
        replace(...given);
        // Not when the router, which follows later than the address, writes the first choice into it.
        const isOfLink = !new URLSearchParams(location.search).has("airline");
        if (isFirst && isOfLink) (boxes[2] as HTMLInputElement).click();
        isFirst &&= !isOfLink;
      };
    });
    await page.getByRole("link", { name: "Reset all", exact: true }).click();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(2));
    await expect.poll(() => airlines(page).nth(0).isChecked()).toBe(false);
    await expect.poll(() => airlines(page).nth(2).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it("give way to a link, and hold through a reload", async () => {
    const { page, context, codes } = await openResults();
    await airlines(page).nth(0).click();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(0, 1));
    await page.reload();
    await scriptsReady(page);
    await airlines(page).nth(1).click();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(0, 2).toSorted());
    await page.getByRole("link", { name: "Reset all", exact: true }).click();
    await expect.poll(() => chosen(page)).toEqual([]);
    await airlines(page).nth(2).click();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(2));
    await expect.poll(() => airlines(page).nth(0).isChecked()).toBe(false);
    await context.close();
  });

  it.each([
    ["a filter and an order", [AIRLINE, FASTEST], { airline: 1, sort: 1 }],
    ["an order and a filter", [FASTEST, AIRLINE], { airline: 1, sort: 1 }],
    ["a filter and more of the list", [AIRLINE, MORE], { airline: 1, show: 1 }],
    ["two flights to compare", [compare(1), compare(2)], { compare: 2 }],
    ["a filter and its own end", [AIRLINE, AIRLINE], {}],
    ["a time of day and all of them", [slot("morning"), slot("")], {}],
  ])("count both: %s", async (_, [first = "", second = ""], left) => {
    const { page, errors, close } = await openResults();
    const before = new URL(page.url()).searchParams.size;
    await page.evaluate(
      (selectors) => {
        for (const element of selectors.map((selector) => document.querySelector<HTMLElement>(selector))) element?.click();
      },
      [first, second],
    );
    const added = () => [...new URL(page.url()).searchParams.keys()].slice(before);
    await expect
      .poll(() => Object.fromEntries(Object.entries(Object.groupBy(added(), String)).map(([name, all]) => [name, all?.length])))
      .toEqual(left);
    await expect.poll(() => page.locator(`${AIRLINE}:checked`).count()).toBe("airline" in left ? 1 : 0);
    await expect.poll(() => page.locator(slot("")).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it("are there on the way back from a link that is followed at once", async () => {
    const { page, codes, close } = await openResults();
    await airlines(page).evaluateAll(([box]) => {
      (box as HTMLInputElement).click();
      document.querySelector<HTMLElement>('main ol a[href*="flight-details"]')?.click();
    });
    await page.waitForURL(/\/flight-details\//);
    await page.getByRole("heading", { level: 1, name: "Book your flight" }).waitFor();
    await page.goBack();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(0, 1));
    await expect.poll(() => airlines(page).nth(0).isChecked()).toBe(true);
    await close();
  });
});
