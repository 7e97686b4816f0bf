import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CARD, readFields, TYPED, typeFields } from "../support/booking-fields.ts";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { bookingTotal } from "../support/hotel-journey.ts";
import { findRate, selectRoomPath, STAY } from "../support/hotels.ts";
import { BOOKING_ID, valueOf } from "../support/journey.ts";
import { startServer } from "../support/server.ts";
import { expectSpanish } from "../support/spanish.ts";
import { cheapestDetailsPath, listResults, SOLO_ONE_WAY, totalInUsd, type WireResult } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** What the pages say, by language. */
const WORDS = {
  en: {
    home: "",
    confirm: "Confirm booking",
    agree: "Book at the new price",
    changed: "The price has changed",
    expired: "This fare has expired, and is still to be had",
    figures: (before: string, now: string, between: string) => `You were shown ${before} New total ${now} Difference ${between} more`,
    total: "Grand total",
    paid: "Paid",
    id: "Booking number",
  },
  es: {
    home: "/es",
    confirm: "Confirmar reserva",
    agree: "Reservar al nuevo precio",
    changed: "El precio cambió",
    expired: "Esta tarifa venció y todavía se puede reservar",
    figures: (before: string, now: string, between: string) => `Se le mostró ${before} Nuevo total ${now} Diferencia ${between} más`,
    total: "Total general",
    paid: "Pagado",
    id: "Número de reserva",
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

const WAYS = [
  ["en", true],
  ["en", false],
  ["es", true],
  ["es", false],
] as const;

/** Cents of `$1,234.00`. */
const centsIn = (shown: string): number => Math.round(Number(shown.replaceAll(/[^\d.]/g, "")) * 100);
const dollars = (cents: number): string => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** The next form that is sent says what somebody saw to whom the page was shown at another time. */
async function sendNextAs(page: Page, shownCents: number, ids?: { readonly from: string; readonly to: string }): Promise<void> {
  let isSent = false;
  await page.route("**/*", async (route, request) => {
    if (isSent || request.method() !== "POST") return route.fallback();
    isSent = true;
    const postData = (request.postData() ?? "").replace(/totalAmount=[\d.]+/, `totalAmount=${(shownCents / 100).toFixed(2)}`);
    await route.continue({ postData, url: ids ? request.url().replace(ids.from, ids.to) : request.url() });
  });
}

async function openForm(path: string, isLive: boolean) {
  const opened = await openPage(browser, { javaScriptEnabled: isLive });
  await opened.page.goto(path);
  if (isLive) await scriptsReady(opened.page);
  await typeFields(opened.page, { ...TYPED, ...CARD });
  return opened;
}

/** Sends the form, looks at the notice, and agrees to what it says. */
async function agreeToNotice(
  page: Page,
  words: Words,
  isLive: boolean,
  { title, figures }: { title: string; figures: string },
): Promise<void> {
  await page.getByRole("button", { name: words.confirm }).first().click();
  const notice = page.getByRole("alert").filter({ has: page.getByRole("heading", { name: title }) });
  await notice.waitFor();
  expect((await notice.innerText()).replaceAll(/\s+/g, " ")).toContain(figures);
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await readFields(page, Object.keys(TYPED))).toEqual(TYPED);
  // With scripts the card is where it was typed; without them the whole page has come anew, and nothing of the card with it.
  const sentBack = isLive ? null : /4242424242424242|7391|A R T Marchbanks/.exec(await page.content());
  expect(sentBack).toBeNull();
  if (!isLive) await typeFields(page, CARD);
  await notice.getByRole("button", { name: words.agree }).click();
}

async function expectBill(page: Page, words: Words, total: string): Promise<void> {
  await page.waitForURL(/\/thankyou/);
  expect(await valueOf(page, words.paid).first().innerText()).toContain(total);
  const id = page.getByText(words.id, { exact: true }).locator("xpath=following-sibling::*[1]");
  expect(await id.innerText()).toMatch(BOOKING_ID);
}

describe("a total that is not ours", () => {
  it.each(WAYS)("is answered with both and booked at ours alone, after consent: %s, scripts %s", async (language, isLive) => {
    const words = WORDS[language];
    const { page, errors, close } = await openForm(words.home + (await cheapestDetailsPath(SOLO_ONE_WAY)), isLive);
    const total = await valueOf(page, words.total).innerText();
    const shown = centsIn(total) - 7_50;
    await sendNextAs(page, shown);
    await agreeToNotice(page, words, isLive, { title: words.changed, figures: words.figures(dollars(shown), total, "$7.50") });
    await expectBill(page, words, total);
    expect(errors.filter((error) => !error.includes("409 (Conflict)"))).toEqual([]);
    await close();
  });

  it("stays asked for once a link within the page was followed", async () => {
    const { page, close } = await openForm(await cheapestDetailsPath(SOLO_ONE_WAY), true);
    await page.setViewportSize({ width: 360, height: 740 });
    const total = await valueOf(page, WORDS.en.total).innerText();
    await sendNextAs(page, centsIn(total) - 7_50);
    await page.getByRole("button", { name: WORDS.en.confirm }).first().click();
    const notice = page.getByRole("alert").filter({ has: page.getByRole("heading", { name: WORDS.en.changed }) });
    await notice.waitFor();
    await page.locator('a[href="#price-summary"]').click();
    await page.waitForURL(/#price-summary$/);
    expect(await notice.innerText()).toContain(total);
    await notice.getByRole("button", { name: WORDS.en.agree }).click();
    await expectBill(page, WORDS.en, total);
    await close();
  });

  it("in the form of a stay is answered alike, and asked for once more while the card is missing", async () => {
    const { rate } = await findRate({ ...STAY, org: "Boise, Idaho" }, ({ payAt }) => payAt === "now");
    const { page, close } = await openForm(selectRoomPath(rate.rateId), true);
    const total = await bookingTotal(page);
    const shown = centsIn(total) - 1;
    await sendNextAs(page, shown);
    await page.getByRole("button", { name: WORDS.en.confirm }).first().click();
    const notice = page.locator("section").filter({ has: page.getByRole("heading", { name: WORDS.en.changed }) });
    await notice.waitFor();
    expect((await notice.innerText()).replaceAll(/\s+/g, " ")).toContain(WORDS.en.figures(dollars(shown), total, "$0.01"));
    await typeFields(page, { cardDetails: "" });
    await notice.getByRole("button", { name: WORDS.en.agree }).click();
    await page.getByRole("alert").filter({ hasText: "Enter the CVV." }).waitFor();
    expect(await notice.innerText()).toContain(total);
    await typeFields(page, { cardDetails: CARD.cardDetails });
    await notice.getByRole("button", { name: WORDS.en.agree }).click();
    await expectBill(page, WORDS.en, total);
    await close();
  });
});

const legsOf = (result: WireResult): string => JSON.stringify(result.route);

describe("an offer that expired", () => {
  let old: { readonly id: string; readonly shown: number };
  let now: WireResult;
  beforeAll(async () => {
    const earlier = await startServer({ CLOCK: "2026-11-20T15:00:00Z" });
    const before = await listResults(SOLO_ONE_WAY, earlier.url);
    await earlier.stop();
    const today = await listResults(SOLO_ONE_WAY);
    const pairs = before.flatMap((result) => {
      const same = today.find((other) => legsOf(other) === legsOf(result));
      return same && same.price_dropdown.base_fare > result.price_dropdown.base_fare ? [{ result, same }] : [];
    });
    const [pair] = pairs;
    if (!pair) throw new Error("No fare has grown.");
    old = { id: pair.result.id, shown: centsIn(totalInUsd(pair.result, 1)) };
    now = pair.same;
  });

  it.each(WAYS)("while its form was filled in is offered anew with both totals: %s, scripts %s", async (language, isLive) => {
    const words = WORDS[language];
    const { page, errors, close } = await openForm(`${words.home}/flight-details/${now.id}`, isLive);
    const total = totalInUsd(now, 1);
    await sendNextAs(page, old.shown, { from: now.id, to: old.id });
    const figures = words.figures(dollars(old.shown), total, dollars(centsIn(total) - old.shown));
    await agreeToNotice(page, words, isLive, { title: words.expired, figures });
    await expectBill(page, words, total);
    expect(errors.filter((error) => !error.includes("409 (Conflict)"))).toEqual([]);
    await close();
  });

  it("is no dead end: its address says both totals and leads to the same flights", async () => {
    const { page, close } = await openPage(browser);
    expect((await page.goto(`/flight-details/${old.id}?back=stops%3D0`))?.status()).toBe(410);
    const total = totalInUsd(now, 1);
    const text = (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
    expect(text).toContain(WORDS.en.figures(dollars(old.shown), total, dollars(centsIn(total) - old.shown)));
    await page.getByRole("link", { name: WORDS.en.agree }).click();
    await page.waitForURL(({ pathname, search }) => !pathname.endsWith(old.id) && search.includes("back=stops%3D0"));
    expect(await valueOf(page, WORDS.en.total).innerText()).toBe(total);
    await close();
  });

  it("says so in Spanish from top to bottom", async () => {
    const { page, close } = await openPage(browser, { width: 360 });
    expect((await page.goto(`/es/flight-details/${old.id}`))?.status()).toBe(410);
    await page.getByRole("link", { name: WORDS.es.agree }).waitFor();
    await expectSpanish(page);
    await close();
  });
});
