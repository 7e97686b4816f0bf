import { rmSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFaults } from "../support/axe.ts";
import { openBrowser, openPage, type PageOptions, scriptsReady } from "../support/browser.ts";
import { dataFolder } from "../support/data-folder.ts";
import { mailsOf } from "../support/outbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { watchLinks } from "../support/watches.ts";

/** Five weeks after the tests' day; about half of all days have become cheaper by then. */
const LATER = "2027-01-05T15:00:00Z";
const dataDir = await dataFolder("watched");

let browser: Browser;
let server: RunningServer;
/** A day whose cheapest fare falls until then by far more than a percent, before and after, in dollars. */
let falling: { readonly date: string; readonly before: number; readonly after: number };

beforeAll(async () => {
  browser = await openBrowser();
  const after = await faresAt({ CLOCK: LATER });
  server = await startServer({ DATA_DIR: dataDir });
  const before = await faresOf(server);
  const found = [...before].find(([date, fare]) => fare - (after.get(date) ?? fare) > 5);
  if (!found) throw new Error("No fare falls.");
  falling = { date: found[0], before: found[1], after: after.get(found[0]) ?? 0 };
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function faresAt(env: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const other = await startServer(env);
  const fares = await faresOf(other);
  await other.stop();
  return fares;
}

async function faresOf({ url }: RunningServer): Promise<ReadonlyMap<string, number>> {
  const query = new URLSearchParams({ source: "JFK-New York", destination: "LON-London", from: "2027-02-01", to: "2027-05-31" });
  const answer = await fetch(`${url}/api/v1/flights/calendar?${query}`);
  const { days } = (await answer.json()) as { days: { date: string; base_fare: number | null }[] };
  return new Map(days.flatMap(({ date, base_fare: fare }): [string, number][] => (fare === null ? [] : [[date, fare]])));
}

const resultsPath = (): string => `/search-results?source=JFK-New+York&destination=LON-London&date=${falling.date}&trpType=oneWay&adults=1`;
/** A total as mails and pages write it: the fare and our fee of 15 dollars. */
const total = (fare: number): string => `$${(fare + 15).toFixed(2)}`;
/** The browser logs the status of the address that was refused on purpose. */
const REFUSED = "400 (Bad Request)";
/** A link of a mail, on the server that runs now. */
const here = (link: string): string => link.replace(/^https?:\/\/[^/]+/, "");
const opener = (page: Page): Locator => page.getByRole("button", { name: "Tell me when this price falls" });
const open = (options: PageOptions) => openPage(browser, { baseURL: server.url, ...options });

const bothFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await axeFaults(page, "light")),
  ...(await axeFaults(page, "dark")),
];

describe("watching a price", () => {
  it("begins with scripts on the results: an address, a mail, a press", async () => {
    const { page, context, errors } = await open({});
    await page.goto(resultsPath());
    await scriptsReady(page);
    await opener(page).click();
    const form = page.getByRole("region", { name: "Prices of this trip" });
    expect(await form.textContent()).toContain("1% and $1.00 below the lowest total");
    const email = form.getByLabel("Email");
    await email.fill("maya@mail");
    await opener(page).click();
    expect([await opener(page).getAttribute("aria-expanded"), await email.isVisible()]).toEqual(["false", false]);
    await opener(page).click();
    await email.press("Enter");
    await form.getByRole("alert").getByText("Please enter a valid email address.").waitFor();
    expect(await bothFaults(page)).toEqual([]);
    await email.fill("maya@mail.example");
    await form.getByRole("button", { name: "Watch this price" }).click();
    await page.getByText("Check your email.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Check your email.");
    await page.getByText("We have mailed maya@mail.example a link").waitFor();
    expect(page.url()).toContain("/search-results");
    const [mail] = await mailsOf({ ...server, dataDir }, "maya@mail.example");
    expect(mail?.text).toContain(total(falling.before));
    await page.goto(here(watchLinks(mail).confirm));
    await scriptsReady(page);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Watch this price?");
    expect(await bothFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Start watching" }).click();
    await page.getByRole("heading", { name: "We are watching this price." }).waitFor();
    expect(await page.locator("dl").textContent()).toContain(total(falling.before));
    expect(errors.filter((text) => !text.includes(REFUSED))).toEqual([]);
    await context.close();
  });

  it("begins without scripts on a phone in Spanish, where a wrong address comes back with what was typed", async () => {
    const { page, context } = await open({ width: 360, javaScriptEnabled: false });
    await page.goto(`/es${resultsPath()}`);
    await page.getByRole("link", { name: "Avíseme cuando baje este precio" }).click();
    await page.getByLabel("Correo electrónico").fill("bea@mail");
    await page.getByRole("button", { name: "Vigilar este precio" }).click();
    await page.getByText("Escriba un correo electrónico válido.").waitFor();
    expect(await page.getByLabel("Correo electrónico").inputValue()).toBe("bea@mail");
    await page.getByLabel("Correo electrónico").fill("bea@mail.example");
    await page.getByRole("button", { name: "Vigilar este precio" }).click();
    await page.getByText("Revise su correo.").waitFor();
    expect(page.url()).toContain("/es/watch?");
    const [mail] = await mailsOf({ ...server, dataDir }, "bea@mail.example");
    await page.goto(here(watchLinks(mail).confirm));
    await page.getByRole("button", { name: "Empezar a vigilar" }).click();
    await page.getByRole("heading", { name: "Estamos vigilando este precio." }).waitFor();
    await page.reload(); // a reload posts again, which changes nothing
    await page.getByRole("heading", { name: "Estamos vigilando este precio." }).waitFor();
    await context.close();
  });

  it("mails a real drop to those who have confirmed and to nobody else, in their language, and is stopped from the mail", async () => {
    const { page, context } = await open({});
    await page.goto(`/watch?${resultsPath().split("?")[1]}`);
    await page.getByLabel("Email").fill("never@mail.example");
    await page.getByRole("button", { name: "Watch this price" }).click();
    await page.getByText("Check your email.").waitFor();
    await mailsOf({ ...server, dataDir }, "never@mail.example");
    await context.close();

    await server.stop();
    server = await startServer({ DATA_DIR: dataDir, CLOCK: LATER });
    const after = total(falling.after);
    const told = {
      en: (await mailsOf({ ...server, dataDir }, "maya@mail.example", 2))[1],
      es: (await mailsOf({ ...server, dataDir }, "bea@mail.example", 2))[1],
    };
    expect(told.en?.subject).toContain(`Down to ${after}: New York (JFK) to London (LON)`);
    expect(told.es?.subject).toContain(`Bajó a ${after}: Nueva York (JFK) a Londres (LON)`);
    for (const mail of [told.en, told.es]) for (const amount of [total(falling.before), after]) expect(mail?.text).toContain(amount);

    const stopping = await open({});
    await stopping.page.goto(here(watchLinks(told.en).results));
    await scriptsReady(stopping.page);
    expect(await stopping.page.locator("article").first().textContent()).toContain(after);
    await stopping.page.goto(here(watchLinks(told.en).stop));
    await scriptsReady(stopping.page);
    expect(await bothFaults(stopping.page)).toEqual([]);
    await stopping.page.getByRole("button", { name: "Stop and erase my address" }).click();
    await stopping.page.getByRole("heading", { name: "Stopped." }).waitFor();
    expect(stopping.errors).toEqual([]);
    await stopping.context.close();

    const quiet = await open({ width: 360, javaScriptEnabled: false });
    await quiet.page.goto(here(watchLinks(told.es).stop));
    await quiet.page.getByRole("button", { name: "Dejar de vigilar y borrar mi correo" }).click();
    await quiet.page.getByRole("heading", { name: "Listo, terminó." }).waitFor();
    await quiet.context.close();
    expect(await mailsOf({ ...server, dataDir }, "never@mail.example")).toHaveLength(1);
  });
});
