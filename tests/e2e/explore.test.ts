import type { Browser, ElementHandle, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, type PageOptions, scriptsReady } from "../support/browser.ts";
import { cardTotal, flightCards } from "../support/journey.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const BOSTON = "/explore?source=BOS-Boston&when=day&date=Mar-12-2027&stay=7";

/** Waits until the map knows its own size, without which nothing moves it: from then on each place has its dot, not the first 300 alone. */
async function mapMeasured(page: Page): Promise<void> {
  const lines = () => page.locator("svg path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")?.split("M").length ?? 0));
  await expect.poll(async () => Math.max(...(await lines()))).toBeGreaterThan(301);
}

async function openMap(path: string, options: PageOptions = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(path);
  await scriptsReady(opened.page);
  await opened.page.locator("[data-place]").first().waitFor();
  return opened;
}

const surface = (page: Page): Locator => page.getByRole("button", { name: /^Map of the world/ });
const rows = (page: Page): Locator => page.getByRole("main").getByRole("listitem").getByRole("link");
const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const count = async (page: Page): Promise<number> => Number((await heading(page).innerText()).replaceAll(/\D/g, ""));
const dollars = (text: string): number => Number(/\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(",", ""));

/** What the API says of trips to a place. */
interface TripInJson {
  readonly base_fare: number;
  readonly stops: number;
}
interface ExploredInJson extends TripInJson {
  readonly code: string;
  readonly fewerStops: readonly TripInJson[];
}

/** What is in sight, as the map's own figures. */
const sight = (page: Page): Promise<Readonly<Record<"x" | "y" | "zoom", number>>> =>
  surface(page).evaluate((element) => {
    const style = element.parentElement?.style;
    const figure = (name: string) => Number(style?.getPropertyValue(name));
    return { x: figure("--x"), y: figure("--y"), zoom: figure("--zoom") };
  });
const places = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator("[data-place]").evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-place")));

describe("the map of where one can fly to", () => {
  it("is moved and zoomed by keys, and shows more places the nearer one looks", async () => {
    const { page, errors, close } = await openMap(BOSTON);
    await mapMeasured(page);
    const before = await places(page);
    await surface(page).focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("+");
    await expect.poll(async () => (await sight(page)).zoom).toBeCloseTo(1.6 ** 4, 3);
    expect((await places(page)).filter((code) => !before.includes(code)).length).toBeGreaterThan(3);
    const near = await sight(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await sight(page)).x).toBeGreaterThan(near.x);
    expect((await sight(page)).y).toBeGreaterThan(near.y);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect.poll(async () => (await sight(page)).y).toBeCloseTo(near.y, 6);
    await page.keyboard.press("-");
    await expect.poll(async () => (await sight(page)).zoom).toBeCloseTo(1.6 ** 3, 3);
    await page.keyboard.press("0");
    await expect.poll(async () => (await sight(page)).zoom).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it("is dragged, and zoomed by its buttons and, once it has been pressed, by the wheel", async () => {
    const { page, close } = await openMap(BOSTON);
    await mapMeasured(page);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    const near = await sight(page);
    const box = await surface(page).boundingBox();
    if (!box) throw new Error("The map has no box.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await sight(page)).x).toBeGreaterThan(near.x + 0.02);
    expect(page.url()).toContain("/explore"); // What was dragged over was not followed.
    await surface(page).focus();
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await sight(page)).zoom).toBeGreaterThan(near.zoom * 1.3);
    await page.getByRole("button", { name: "Whole world" }).click();
    await expect.poll(async () => (await sight(page)).zoom).toBe(1);
    await close();
  });

  it("leads from a place to the results whose first total is the map's, and so does the list", async () => {
    const { page, close } = await openMap(BOSTON);
    const mark = page.locator('[data-place="LON"]');
    const shown = dollars(await mark.innerText());
    await mark.click();
    await page.waitForURL(/\/search-results/);
    expect(Math.round(dollars(await cardTotal(flightCards(page).first())))).toBe(shown);
    await page.goBack();
    await page.waitForURL(/\/explore/);
    await page.locator("[data-place]").first().waitFor();
    const row = rows(page).nth(3);
    const total = dollars(await row.innerText());
    await row.click();
    await page.waitForURL(/\/search-results/);
    expect(dollars(await cardTotal(flightCards(page).first()))).toBe(total);
    await close();
  });

  it("shows the place of the list that somebody looks at", async () => {
    const { page, close } = await openMap(BOSTON);
    const names = await rows(page).allInnerTexts();
    const shown = await page.locator("[data-place]").allInnerTexts();
    const hidden = names.findIndex((text) => !shown.some((label) => label.startsWith(text.split(",")[0] ?? "?")));
    await rows(page).nth(hidden).focus();
    await expect
      .poll(() => page.locator("[data-place]").allInnerTexts())
      .toContainEqual(expect.stringContaining((names[hidden] ?? "").split(",")[0] ?? "?"));
    await close();
  });
});

describe("the filters of the map", () => {
  it("leave what they say, survive a reload and come back with the way back", async () => {
    const { page, errors, close } = await openMap(BOSTON);
    const all = await count(page);
    const europe = page.getByRole("group", { name: "Region" }).getByRole("checkbox", { name: /^Europe/ });
    const words = await europe.evaluate((box) => box.closest("label")?.textContent ?? "");
    await europe.check();
    const inEurope = Number(/\d+/.exec(words)?.[0]);
    await expect.poll(() => count(page)).toBe(inEurope);
    expect(inEurope).toBeLessThan(all);
    await page
      .getByRole("group", { name: "Stops" })
      .getByRole("radio", { name: /^At most 1/ })
      .check();
    await expect.poll(() => count(page)).toBeLessThan(inEurope);
    const nearer = await count(page);
    await page.getByRole("group", { name: "Theme" }).getByRole("checkbox", { name: /^City/ }).check();
    await expect.poll(() => count(page)).toBeLessThan(nearer);
    expect(new URL(page.url()).search).toMatch(/stops=1&region=europe&theme=city/);
    const left = await count(page);
    expect(left).toBeGreaterThan(3);
    await page.reload();
    await scriptsReady(page);
    expect(await count(page)).toBe(left);
    expect(await europe.isChecked()).toBe(true);
    await rows(page).first().click();
    await page.waitForURL(/\/search-results/);
    await flightCards(page).first().waitFor(); // The address changes a moment before the page does.
    await page.goBack();
    await expect.poll(() => count(page)).toBe(left);
    expect(errors).toEqual([]);
    await close();
  });

  it("look for the cheapest trip that passes, where a cheaper one does not, and lead to it", async () => {
    const { page, close } = await openMap(`${BOSTON}&show=200`);
    const answer = await page.request.get("/api/v1/flights/explore?source=BOS&date=Mar-12-2027&rtnDate=Mar-19-2027");
    const { places: explored } = (await answer.json()) as { readonly places: readonly ExploredInJson[] };
    const dearer = explored.flatMap(({ code, fewerStops }) =>
      fewerStops.filter(({ stops }) => stops === 0).map((trip) => ({ code, ...trip })),
    );
    const [place] = dearer.toSorted((a, b) => a.base_fare - b.base_fare);
    if (!place) throw new Error("Every nonstop is its place's cheapest trip.");
    await page
      .getByRole("group", { name: "Stops" })
      .getByRole("radio", { name: /^Nonstop only/ })
      .check();
    await expect.poll(() => count(page)).toBe(explored.filter(({ stops }) => stops === 0).length + dearer.length);
    const total = place.base_fare + 15;
    const row = rows(page).filter({ hasText: new RegExp(`\\b${place.code}\\b`) });
    expect(dollars((await row.textContent()) ?? "")).toBeCloseTo(total, 2);
    await row.click();
    await page.waitForURL(/\/search-results.*stops=0&returnStops=0/);
    expect(dollars(await cardTotal(flightCards(page).first()))).toBeCloseTo(total, 2);
    await close();
  });

  it.each(["stops=0", "region=europe"])(
    "do not hold back who follows a place before they are drawn, and are there on the way back: %s",
    async (chosen) => {
      const { page, errors, close } = await openMap(BOSTON);
      const [name, value] = chosen.split("=");
      const choice = page.locator(`input[name="${name}"][value="${value}"]`);
      await page.evaluate(
        (input) => {
          window.requestAnimationFrame = () => 0; // A page too busy to be painted before it is left.
          input?.click();
          document.querySelector<HTMLElement>("main li a")?.click();
        },
        (await choice.elementHandle()) as ElementHandle<HTMLInputElement>,
      );
      await page.waitForURL(/\/search-results/);
      await flightCards(page).first().waitFor();
      await page.goBack();
      await page.waitForURL(new RegExp(`/explore\\?.*${chosen}`));
      await expect.poll(() => choice.isChecked()).toBe(true);
      expect(errors).toEqual([]);
      await close();
    },
  );

  it("say which of them to drop when nothing is left, and what that gives", async () => {
    const { page, close } = await openMap(BOSTON);
    const all = await count(page);
    await page.goto(`${BOSTON}&maxPrice=1`);
    await page.getByRole("link", { name: /^Clear Budget, brings back/ }).click();
    await expect.poll(() => count(page)).toBe(all);
    await close();
  });
});

describe("the page of the map", () => {
  it("asks anew for a month, of everywhere too", async () => {
    const { page, close } = await openMap("/explore?source=BOS-Boston");
    await page.getByLabel("When").selectOption({ label: "February 2027" });
    expect(await page.getByLabel("Departure Date").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Show the map" }).click();
    await page.waitForURL(/when=2027-02/);
    await page.getByText("One way on the cheapest day of February 2027.").waitFor();
    expect(await count(page)).toBeGreaterThan(2000);
    expect(await rows(page).first().innerText()).toMatch(/Feb-\d\d/);
    await close();
  });

  it("looks at the busiest places for round trips of a month, and at all of them by a link", async () => {
    const { page, close } = await openMap("/explore?source=BOS-Boston&when=2027-02&stay=4");
    await page.getByText("We looked at the 300 busiest places of the world.").waitFor();
    expect(await count(page)).toBeLessThanOrEqual(300);
    await page.getByRole("link", { name: "Look at every place" }).click();
    await expect.poll(() => count(page)).toBeGreaterThan(2000);
    expect(await page.getByText("busiest places").count()).toBe(0);
    await close();
  });

  it("begins where the visitor's clock says that they are", async () => {
    const { page, close } = await openMap("/explore", { timezoneId: "America/Los_Angeles" });
    await page.waitForURL(/source=LAX-Los/);
    await expect.poll(() => heading(page).innerText()).toMatch(/from Los Angeles$/);
    await close();
  });

  it("has on a tablet its button in the place of the day that nobody asks for", async () => {
    const { page, close } = await openMap("/explore?source=BOS-Boston&when=any", { width: 768 });
    const tops = [page.getByLabel("How long").locator(".."), page.getByRole("button", { name: "Show the map" })].map((part) =>
      part.boundingBox(),
    );
    const [stay, button] = await Promise.all(tops);
    expect(Math.abs((stay?.y ?? 0) - (button?.y ?? Infinity))).toBeLessThan(2);
    await close();
  });

  it("says what is wrong with a question", async () => {
    const { page, close } = await openPage(browser);
    const answer = await page.goto("/explore?source=XQZ-Atlantis&date=someday");
    expect(answer?.status()).toBe(400);
    expect(await page.getByRole("main").getByRole("alert").innerText()).toMatch(/the place “XQZ-Atlantis”[^]*“someday” is not a date/);
    await scriptsReady(page);
    const fields = [page.getByRole("combobox", { name: "Flying From" }), page.getByLabel("Departure Date")];
    for (const field of fields) {
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      await field.fill("Bos");
      expect(await field.getAttribute("aria-invalid")).not.toBe("true");
    }
    await close();
  });

  it("is a form and a list without scripts", async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false, width: 360 });
    await page.goto("/explore");
    const all = await count(page);
    await page.getByRole("combobox", { name: "Flying From" }).fill("Boston");
    await page.getByRole("button", { name: "Show the map" }).click();
    await page.waitForURL(/source=Boston/);
    expect(await heading(page).innerText()).toMatch(/from Boston$/);
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByRole("checkbox", { name: /^Beach/ }).check();
    await page.getByRole("radio", { name: /^Nonstop only/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/stops=0.*theme=beach/);
    expect(await count(page)).toBeLessThan(all / 4);
    const first = rows(page).first();
    const total = dollars(await first.innerText());
    await first.click();
    await page.waitForURL(/\/search-results/);
    expect(dollars(await cardTotal(flightCards(page).first()))).toBe(total);
    await close();
  });

  it("speaks Spanish", async () => {
    const { page, close } = await openPage(browser);
    await page.goto("/es/explore?source=NYC-New%20York");
    await scriptsReady(page);
    expect(await heading(page).innerText()).toMatch(/lugares desde Nueva York$/);
    await page
      .getByRole("group", { name: "Tema" })
      .getByRole("checkbox", { name: /^Playa/ })
      .check();
    await page.waitForURL(/theme=beach/);
    await rows(page).first().click();
    await page.waitForURL(/\/es\/search-results/);
    await close();
  });

  it("is led to from the home page", async () => {
    const { page, close } = await openPage(browser);
    await page.goto("/");
    await page.getByRole("link", { name: "See what every place costs, on a map." }).click();
    await page.waitForURL(/\/explore/);
    await expect.poll(() => heading(page).innerText()).toMatch(/places from/);
    await close();
  });
});
