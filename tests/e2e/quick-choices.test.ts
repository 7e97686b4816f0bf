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
    for (const nth of [0, 1, 2]) expect(await airlines(page).nth(nth).isChecked()).toBe(true);
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
    expect(await airlines(page).nth(1).isChecked()).toBe(true);
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
        if (isFirst) (boxes[2] as HTMLInputElement).click();
        isFirst = false;
      };
    });
    await page.getByRole("link", { name: "Reset all", exact: true }).click();
    await expect.poll(() => chosen(page)).toEqual(codes.slice(2));
    expect(await airlines(page).nth(0).isChecked()).toBe(false);
    expect(await airlines(page).nth(2).isChecked()).toBe(true);
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
    expect(await airlines(page).nth(0).isChecked()).toBe(false);
    await context.close();
  });
});
