import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const heading = (page: Page) => page.locator("h1").textContent();

/** Waits for a page by its address and its heading: one may be there a moment before the other. */
async function arrive(page: Page, path: string, title: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
}

describe("with scripts", () => {
  it.each([
    {
      language: "English",
      from: "/destination/book-flights-tickets-to-seattle",
      title: "Book Flights Ticket to Seattle",
      steps: [
        ["/refund-policy", "Refund policy"],
        ["/about", "About us"],
        ["/destinations", "Where to, and with whom"],
        ["/airlines/book-klm-flights-tickets", "Search KLM Reservations"],
      ] as const,
    },
    {
      language: "Spanish",
      from: "/es/destination/book-flights-tickets-to-seattle",
      title: "Reserve su vuelo a Seattle",
      steps: [
        ["/es/refund-policy", "Política de reembolsos"],
        ["/es/about", "Quiénes somos"],
        ["/es/destinations", "Adónde y con quién"],
        ["/aerolinea/klm", "Reserve su billete de KLM"],
        ["/es", "Buen viento, buen precio."],
      ] as const,
    },
  ])("a walk through written pages in $language, and back", async ({ from, title, steps }) => {
    const { page, errors, close } = await openPage(browser);
    await page.goto(from);
    await scriptsReady(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const [path, found] of steps) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await arrive(page, path, found);
    }
    for (const [path, found] of [[from, title] as const, ...steps].slice(0, -1).toReversed()) {
      await page.goBack();
      await arrive(page, path, found);
    }
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(["/destination/book-flights-tickets-to-seattle", "/aerolinea/klm", "/es"])(
    "another currency on %s changes its prices alone",
    async (path) => {
      const { page, errors, close } = await openPage(browser);
      await page.goto(path);
      await scriptsReady(page);
      const title = await heading(page);
      await page.locator("header").getByRole("combobox").first().selectOption("EUR");
      await page.getByRole("status").filter({ hasText: /EUR/ }).waitFor({ state: "attached" });
      expect(await heading(page)).toBe(title);
      expect(errors).toEqual([]);
      await close();
    },
  );
});
