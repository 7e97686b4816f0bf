import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { compareTray, isOnTop } from "../support/compared.ts";
import { destination, guestsPanel, hotelCards, searchButton } from "../support/hotel-journey.ts";
import { hotelPath, hotelsPath, searchHotels, STAY } from "../support/hotels.ts";
import { confirmButton, currencySelect, flightCards, partyPanel, tabTo } from "../support/journey.ts";
import { cheapestDetailsPath, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

async function openAt(path: string, width = 1280) {
  const opened = await openPage(browser, { width });
  await opened.page.goto(path);
  await scriptsReady(opened.page);
  return opened;
}

/** Presses Tab so often. @returns where the focus could not be seen. */
async function unseenStops(page: Page, presses: number): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (stop !== null) unseen.push(stop);
  }
  return unseen;
}

const firstHotelPath = async (): Promise<string> => hotelPath((await searchHotels())[0]?.hotelId ?? "", STAY);

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

describe.concurrent("by keyboard", () => {
  it("the first Tab shows a link that skips to the content", async () => {
    const { page, close } = await openAt("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    expect(await hasFocus(skip)).toBe(true);
    const box = await skip.boundingBox();
    expect(box && box.y >= 0 && box.height > 20).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(page.locator("#main"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.getElementById("main")?.contains(document.activeElement))).toBe(true);
    await close();
  });

  it.each([
    ["/", 1280],
    ["/", 360],
    [resultsPath(SOLO_ONE_WAY), 1280],
    [resultsPath(SOLO_ONE_WAY), 360],
    ["/hotels", 360],
    [hotelsPath(STAY), 1280],
    [hotelsPath(STAY), 360],
  ])("every stop of the Tab key on %s at %i px is seen", async (path, width) => {
    const { page, close } = await openAt(path, width);
    expect(await unseenStops(page, 60)).toEqual([]);
    await close();
  });

  it("what is reached on a phone on its side stands above the flights to compare", async () => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
    await page.setViewportSize({ width: 740, height: 360 });
    await flightCards(page)
      .last()
      .getByRole("link", { name: /^Compar/ })
      .click();
    await compareTray(page).waitFor();
    const more = page.getByRole("link", { name: /^Show \d+ more$/ });
    await more.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 100)); // In the window, below the tray.
    await page.keyboard.press("Tab");
    expect(await hasFocus(more)).toBe(true);
    expect(await isOnTop(more)).toBe(true);
    await close();
  });

  it.each([1280, 360])("every stop of the Tab key on the page of a hotel at %i px is seen", async (width) => {
    const { page, close } = await openAt(await firstHotelPath(), width);
    expect(await unseenStops(page, 40)).toEqual([]);
    await close();
  });

  it("the booking form can be reached, filled and sent in its own order", async () => {
    const { page, close } = await openAt(await cheapestDetailsPath(SOLO_ONE_WAY));
    const labels = [
      "Title",
      "First name",
      "Last name",
      "Date of birth",
      "Email",
      "Phone number",
      "Card number",
      "Cardholder name",
      "Month",
      "Year",
      "CVV",
      "Country",
      "Address",
      "City",
      "State",
      "Postal code",
    ];
    for (const label of labels) await tabTo(page, page.getByLabel(label, { exact: true }));
    await tabTo(page, confirmButton(page));
    await page.keyboard.press("Enter");
    expect(
      await page
        .getByRole("alert")
        .filter({ hasText: "fields need a look" })
        .evaluate((alert) => alert.contains(document.activeElement)),
    ).toBe(true);
    await close();
  });
});

describe.concurrent("Escape closes and gives the focus back:", () => {
  interface Popup {
    readonly name: string;
    readonly path: string;
    readonly width: number;
    readonly opener: (page: Page) => Locator;
    readonly shown: (page: Page) => Locator;
    readonly key?: string;
    /** Whether nothing moves behind it. */
    readonly holdsPage?: boolean;
  }
  const popups: readonly Popup[] = [
    {
      name: "the travelers panel",
      path: "/",
      width: 1280,
      opener: partyPanel,
      shown: (page) => page.getByRole("button", { name: "Apply" }),
    },
    {
      name: "the calendar",
      path: "/",
      width: 1280,
      opener: (page) => page.getByLabel("Departure Date"),
      shown: (page) =>
        page
          .getByRole("dialog", { name: /Departure Date/ })
          .getByRole("grid")
          .first(),
      key: "ArrowDown",
    },
    {
      name: "the destinations of the header",
      path: "/",
      width: 1280,
      opener: (page) => page.getByRole("button", { name: "Top Destinations" }),
      shown: (page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Honolulu" }),
    },
    {
      name: "the menu of the phone",
      path: "/",
      width: 360,
      opener: (page) => page.getByRole("button", { name: "Menu", exact: true }),
      shown: currencySelect,
    },
    {
      name: "the filters of the phone",
      path: resultsPath(SOLO_ONE_WAY),
      width: 360,
      opener: (page) => page.getByRole("button", { name: /^Filters/ }),
      shown: (page) => page.getByRole("slider"),
      holdsPage: true,
    },
    {
      name: "the flight details",
      path: resultsPath(SOLO_ONE_WAY),
      width: 360,
      opener: (page) => flightCards(page).first().getByRole("button", { name: "Flight details" }),
      shown: (page) => page.getByRole("dialog", { name: "Flight details" }),
      holdsPage: true,
    },
    {
      name: "the guests panel",
      path: "/hotels",
      width: 1280,
      opener: guestsPanel,
      shown: (page) => page.getByRole("button", { name: "Apply" }),
    },
    {
      name: "the filters of the hotels on the phone",
      path: hotelsPath(STAY),
      width: 360,
      opener: (page) => page.getByRole("button", { name: /^Filters/ }),
      shown: (page) => page.getByRole("slider").first(),
      holdsPage: true,
    },
  ];
  it.each(popups)("$name", async ({ path, width, opener, shown, key = "Enter", holdsPage = false }) => {
    const { page, close } = await openAt(path, width);
    await opener(page).focus();
    await page.keyboard.press(key);
    await shown(page).waitFor();
    await expect.poll(() => isStill(page)).toBe(holdsPage);
    await page.keyboard.press("Escape");
    await shown(page).waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(opener(page))).toBe(true);
    await expect.poll(() => isStill(page)).toBe(false);
    await close();
  });
});

it("the filters of a phone keep the Tab key until they are closed, and give the page back", async () => {
  const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY), 360);
  const behind = page.getByRole("banner").locator("xpath=ancestor-or-self::*[@inert]");
  await page.getByRole("button", { name: /^Filters/ }).press("Enter");
  await page.getByRole("slider").waitFor();
  await expect.poll(() => behind.count()).toBe(1);
  await page.locator("[popover]").getByRole("checkbox").first().press("Space");
  await page
    .locator("[popover]")
    .getByRole("status")
    .filter({ hasText: /^Show \d+ flights?$/ })
    .waitFor();
  await page.getByRole("button", { name: /^Show \d+ flights?/ }).focus();
  await page.keyboard.press("Tab");
  // The browser's own controls have it then: nothing of the page does.
  expect(await page.evaluate(() => document.activeElement?.matches("body, [popover] *"))).toBe(true);
  await page.getByRole("button", { name: "Close filters" }).click();
  await expect.poll(() => behind.count()).toBe(0);
  await close();
});

it("a link leads the keyboard past all the filters", async () => {
  const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY));
  const skip = page.getByRole("link", { name: "Skip the filters" });
  await skip.focus();
  expect((await skip.boundingBox())?.height).toBeGreaterThan(20);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("aside[popover]"))).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  expect(await flightCards(page).count()).toBeGreaterThan(0);
  await close();
});

describe.each([
  ["a flight's booking", resultsPath(SOLO_ONE_WAY), flightCards, "flight-"],
  ["a hotel's page", hotelsPath(STAY), hotelCards, "hotel-"],
] as const)("from %s", (_, path, cards, anchor) => {
  it.each([
    ["the browser's way back", (page: Page) => page.goBack()],
    [
      "the way up in the page",
      (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").nth(1).press("Enter"),
    ],
  ])("%s leads the focus to the card that was left, in view", async (__, goBack) => {
    const { page, close } = await openAt(path);
    const left = await cards(page).nth(4).locator("xpath=ancestor-or-self::li[@id]").getAttribute("id");
    expect(left).toContain(anchor);
    await cards(page).nth(4).getByRole("link").first().press("Enter");
    await page.waitForURL(/details/i);
    await expect.poll(async () => (await page.locator("output.sr").allInnerTexts()).includes(await page.title())).toBe(true);
    await goBack(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(left);
    await expect.poll(() => page.evaluate(isFocusInView)).toBe(true);
    await close();
  });
});

it.each([320, 360, 412])(
  "each order is seen whole when it has the focus, though their row is wider than a phone of %i px",
  async (width) => {
    const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY), width);
    const orders = page.getByRole("navigation", { name: "Order of the flights" }).getByRole("link");
    await orders.first().focus();
    for (const order of await orders.all()) {
      await expect.poll(() => order.evaluate(hasFocusInRow)).toBe(true);
      await page.keyboard.press("Tab");
    }
    await close();
  },
);

it("filters that are open as a sheet are a column once there is room, and hold the page no longer", async () => {
  const { page, close } = await openAt(resultsPath(SOLO_ONE_WAY), 360);
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect.poll(() => isStill(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => isStill(page)).toBe(false);
  await page.getByRole("slider").waitFor();
  await close();
});

/** Whether the page behind what is open cannot be scrolled. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.getComputedStyle(document.documentElement).overflowY === "hidden");

const searchControls = (page: Page) => [
  page.getByRole("button", { name: "Menu", exact: true }),
  page.getByRole("combobox", { name: "Flying From" }).locator("xpath=.."),
  page.getByLabel("Departure Date").locator("xpath=.."),
  partyPanel(page),
  page.getByRole("button", { name: "Search Flights" }),
  page.getByText("One Way", { exact: true }),
];
const resultsControls = (page: Page) => [
  page.getByRole("button", { name: /^Filters/ }),
  page.getByLabel("Sort By Price"),
  flightCards(page).first().getByRole("link", { name: "Book Flight" }),
  flightCards(page).first().getByRole("button", { name: "Flight details" }),
];
const hotelSearchControls = (page: Page) => [
  destination(page).locator("xpath=.."),
  page.getByLabel("Check-in").locator("xpath=.."),
  page.getByLabel("Check-out").locator("xpath=.."),
  guestsPanel(page),
  searchButton(page),
];
const hotelResultsControls = (page: Page) => [
  page.getByRole("button", { name: /^Filters/ }),
  page.getByLabel("Sort by"),
  page.locator("summary", { hasText: "Map" }),
  hotelCards(page)
    .first()
    .getByRole("link", { name: /^Select Hotel/ }),
];
const hotelControls = (page: Page) => [
  page.getByRole("button", { name: /^Show large/ }).first(),
  page.getByRole("button", { name: "Show rates" }),
  page.getByRole("link", { name: /^Select Room/ }).first(),
];
const formControls = (page: Page) => [
  ...["Title", "First name", "Date of birth", "Email", "Card number", "Month", "CVV", "Country"].map((label) =>
    page.getByLabel(label, { exact: true }),
  ),
  confirmButton(page),
];

describe.concurrent("at 360 px, main controls are at least 44 px high and wide:", () => {
  it.each<[string, () => string | Promise<string>, (page: Page) => readonly Locator[]]>([
    ["home", () => "/", searchControls],
    ["results", () => resultsPath(SOLO_ONE_WAY), resultsControls],
    ["details", () => cheapestDetailsPath(SOLO_ONE_WAY), formControls],
    ["hotels", () => "/hotels", hotelSearchControls],
    ["hotel results", () => hotelsPath(STAY), hotelResultsControls],
    ["hotel", firstHotelPath, hotelControls],
  ])("%s", async (_, path, controls) => {
    const { page, close } = await openAt(await path(), 360);
    const small: string[] = [];
    for (const control of controls(page)) {
      const box = await control.boundingBox();
      if (!box || box.width < 44 || box.height < 44) small.push(`${control.toString()} ${box?.width} × ${box?.height}`);
    }
    expect(small).toEqual([]);
    await close();
  });
});

/** Runs in the page: null when the focus is on something in sight with a ring around it or around its box, else what it is. */
function describeFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const box = element.getBoundingClientRect();
  const isInSight = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
  const hasRing = around.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  return isInSight && hasRing ? null : `${element.outerHTML.slice(0, 160)} ${isInSight ? "has no ring" : "is out of sight"}`;
}

/** Whether something of what has the focus is seen, below what stands over the page's top. */
function isFocusInView(): boolean {
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top < innerHeight - 100 && bottom > 100;
}

/** Whether something has the focus, and the row that it stands in shows all of its width. */
function hasFocusInRow(part: Element): boolean {
  const [inner, outer] = [part.getBoundingClientRect(), part.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 }];
  return part === document.activeElement && inner.left >= outer.left && inner.right <= outer.right;
}
