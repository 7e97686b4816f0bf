import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it.each([
  "/destination/book-flights-tickets-to-seattle",
  "/aerolineas/turkish",
  "/travel-by-theme/book-student-flights-tickets",
  "/contact-us",
  "/es/price-match-promise",
])("%s makes no call as it is read, to us or to anybody else", async (path) => {
  const { page, context, errors } = await openPage(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => url.includes("/api/") || !(url.startsWith(`${inject("baseUrl")}/`) || url.startsWith("data:")))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
