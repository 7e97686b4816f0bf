import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { flightCards } from "./journey.ts";

/** The tray that holds the flights to compare. */
export const compareTray = (page: Page) => page.getByRole("complementary", { name: "Flights to compare" });

/** Whether nothing lies over the middle of an element: Playwright would scroll until nothing does, which a person may not think of. */
export const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** From a list of results to its first three flights side by side, with or without scripts. */
export async function compareThree(page: Page): Promise<void> {
  for (const count of [1, 2, 3]) {
    await flightCards(page)
      .nth(count - 1)
      .getByRole("link", { name: /^Compare / })
      .click();
    await compareTray(page).getByText(`${count} of 3 chosen`).waitFor();
  }
  const compare = compareTray(page).getByRole("link", { name: "Compare 3" });
  expect(await isOnTop(compare)).toBe(true);
  await compare.click();
  await page.getByRole("heading", { level: 1, name: "Side by side" }).waitFor();
  await page.waitForLoadState(); // Without scripts the table comes after its heading.
}
