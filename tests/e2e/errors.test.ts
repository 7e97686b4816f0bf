import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser, openPage, type OpenedPage, scriptsReady } from "../support/browser.ts";
import { destination, searchButton } from "../support/hotel-journey.ts";
import { CROWDED_STAY, findFullHotel, hotelPath, hotelsPath, searchHotels, selectRoomPath, STAY } from "../support/hotels.ts";
import { startServer } from "../support/server.ts";
import { cheapestDetailsPath, FAMILY_ROUND_TRIP, resultsPath, SOLO_ONE_WAY } from "../support/trips.ts";

let browser: Browser;
let opened: OpenedPage;
beforeAll(async () => {
  browser = await openBrowser();
  opened = await openPage(browser);
});
afterAll(() => browser.close());

async function statusAndText(path: string): Promise<readonly [number | undefined, string]> {
  const answer = await opened.page.goto(path);
  return [answer?.status(), await opened.page.getByRole("main").innerText()];
}

/** What a field says of itself before and after something else is typed there. */
async function marksOf(field: Locator): Promise<readonly (string | number | null)[]> {
  const said = opened.page.getByText("We do not know this place.");
  const before = [await field.getAttribute("aria-invalid"), await said.count()];
  await field.fill("Lon");
  await said.waitFor({ state: "detached" });
  return [...before, await field.getAttribute("aria-invalid")];
}

describe("a search that cannot be made", () => {
  it.each<[string, Readonly<Record<string, string | null>>, string]>([
    ["an unknown place", { destination: "XQZ-Atlantis" }, "We do not know the place “XQZ-Atlantis” to fly to."],
    ["a place of 2,000 letters", { source: "q".repeat(2000) }, "We do not know the place “qqqq"],
    ["a missing place", { source: "" }, "Choose where you are flying from."],
    ["a date in the past", { date: "Nov-30-2026" }, "The departure date has passed."],
    ["a date beyond 330 days", { date: "Oct-29-2027" }, "Flights are on sale 330 days ahead."],
    ["no date at all", { date: "soon" }, "“soon” is not a date."],
    ["a return before the departure", { rtnDate: "Mar-11-2027" }, "The return date is before the departure date."],
    ["no adult", { adults: "0", tpassenger: "2" }, "At least one adult has to travel."],
    ["ten travelers", { adults: "10", children: "0", infants: "0", tpassenger: "10" }, "One booking holds at most 9 travelers."],
    ["an unknown cabin", { classType: "Steerage" }, "We sell Economy, Premium Economy and Business."],
    ["the same place twice", { destination: "JFK-New York" }, "Source and destination cannot be the same !"],
  ])("for %s is answered 400, says why, and leaves the form to mend it", async (_, changes, text) => {
    const [status, shown] = await statusAndText(resultsPath(FAMILY_ROUND_TRIP, changes));
    expect(status).toBe(400);
    expect(shown).toContain(text);
    expect(shown).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    expect(await opened.page.getByRole("button", { name: "Search Flights" }).isVisible()).toBe(true);
    expect(await opened.page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });

  it("marks the field whose place nobody knows, until another one is typed", async () => {
    await statusAndText(resultsPath(FAMILY_ROUND_TRIP, { destination: "XQZ-Atlantis" }));
    await scriptsReady(opened.page);
    expect(await marksOf(opened.page.getByRole("combobox", { name: "Flying To" }))).toEqual(["true", 1, null]);
    expect(await opened.page.getByRole("combobox", { name: "Flying From" }).getAttribute("aria-invalid")).not.toBe("true");
  });

  it("is none on the 330th day", async () => {
    const [status, shown] = await statusAndText(resultsPath(SOLO_ONE_WAY, { date: "Oct-27-2027" }));
    expect(status).toBe(200);
    expect(shown).toMatch(/\d+ Results Found/);
  });
});

describe("a hotel search that cannot be made", () => {
  it.each<[string, Readonly<Record<string, string | number>>, string]>([
    ["an unknown place", { org: "XQZ-Atlantis" }, "We do not know the place “XQZ-Atlantis”."],
    ["a place of 2,000 letters", { org: "q".repeat(2000) }, "We do not know the place “qqqq"],
    ["no place", { org: "" }, "Choose where you want to stay."],
    ["a check-in in the past", { checkin: "Nov-30-2026" }, "The check-in date has passed."],
    ["a check-in beyond 365 days", { checkin: "Dec-01-2027", checkout: "Dec-02-2027" }, "Rooms are on sale 365 days ahead."],
    ["no date at all", { checkin: "soon" }, "“soon” is not a date."],
    ["a check-out on the day of check-in", { checkout: STAY.checkin }, "The check-out date must be after the check-in date."],
    ["31 nights", { checkout: "Feb-20-2027" }, "One stay holds at most 30 nights."],
    ["no room", { rooms: 0 }, "Choose at least one room and one adult."],
    ["no adult", { adt: 0 }, "Choose at least one room and one adult."],
    ["eleven adults", { adt: 11, rooms: 5 }, "One booking holds at most 5 rooms, 10 adults, 10 children and 2 infants."],
    ["more guests than two rooms hold", { adt: 9, rooms: 2 }, "So many guests do not fit in so few rooms"],
    ["fewer adults than rooms", { rooms: 3 }, "Each room needs an adult."],
    ["half a guest", { adt: "1.5" }, "The number of guests or rooms is not a number."],
  ])("for %s is answered 400, says why, and leaves the form to mend it", async (_, changes, text) => {
    const [status, shown] = await statusAndText(hotelsPath(STAY, changes));
    expect(status).toBe(400);
    expect(shown).toContain(text);
    expect(shown).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    expect(await searchButton(opened.page).isVisible()).toBe(true);
    expect(await opened.page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });

  it("marks the field whose place nobody knows, until another one is typed", async () => {
    await statusAndText(hotelsPath(STAY, { org: "XQZ-Atlantis" }));
    await scriptsReady(opened.page);
    expect(await marksOf(destination(opened.page))).toEqual(["true", 1, null]);
  });

  it("is said on the page of a hotel too, with everything else of it", async () => {
    const [{ hotelId = "", name = "" } = {}] = await searchHotels();
    const [status, shown] = await statusAndText(hotelPath(hotelId, { ...STAY, rooms: 0 }));
    expect([status, shown]).toEqual([400, expect.stringContaining("Choose at least one room and one adult.")]);
    expect(shown).toContain(name);
    expect(await opened.page.getByRole("button", { name: "Show rates" }).isVisible()).toBe(true);
  });

  it("is none for the last night on sale", async () => {
    const [status, shown] = await statusAndText(hotelsPath(STAY, { checkin: "Nov-30-2027", checkout: "Dec-01-2027" }));
    expect([status, shown]).toEqual([200, expect.stringMatching(/\d+ hotels in Seattle/)]);
  });
});

describe("a hotel", () => {
  it("that nobody knows loads, and then says so with a way back: 404", async () => {
    const answer = await opened.page.goto("/hotel-details/nowhere");
    expect([answer?.status(), await answer?.text()]).toEqual([404, expect.stringContaining("Loading....")]);
    await opened.page.getByRole("heading", { level: 1, name: "Hotel not found" }).waitFor();
    expect(await opened.page.getByRole("link", { name: "Search hotels" }).getAttribute("href")).toBe("/hotels");
  });

  it("that is full says so, with dates on which it has rooms and the hotels around it", async () => {
    const [status, shown] = await statusAndText(hotelPath(await findFullHotel(), CROWDED_STAY));
    expect([status, shown]).toEqual([200, expect.stringContaining("Full for these nights")]);
    await opened.page.getByRole("link", { name: /^Other hotels in/ }).click();
    await opened.page.getByRole("heading", { level: 1, name: /\d+ hotels in New York/ }).waitFor();
  });
});

describe("a fare that cannot be booked", () => {
  it("is a damaged one: 404, and nothing is shown of it", async () => {
    const path = await cheapestDetailsPath(SOLO_ONE_WAY);
    const damaged = path.slice(0, -6) + (path.endsWith("AAAAAA") ? "BBBBBB" : "AAAAAA");
    for (const forged of [damaged, "/flight-details/1", `/flight-details/${"x".repeat(3000)}`]) {
      const [status, shown] = await statusAndText(forged);
      expect([status, shown]).toEqual([404, expect.stringContaining("We do not know this fare")]);
      expect(await opened.page.getByRole("button", { name: "Confirm booking" }).count()).toBe(0);
    }
  });

  it("is one of two hours ago: 410, with the way back to the same results", async () => {
    const earlier = await startServer({ CLOCK: "2026-12-01T13:00:00Z" });
    const path = await cheapestDetailsPath(SOLO_ONE_WAY, earlier.url);
    await earlier.stop();
    const back = resultsPath(SOLO_ONE_WAY).split("?")[1] ?? "";
    const [status, shown] = await statusAndText(`${path}?${new URLSearchParams({ back }).toString()}`);
    expect([status, shown]).toEqual([410, expect.stringContaining("This fare has expired")]);
    await opened.page.getByRole("link", { name: "Back to the results" }).click();
    await opened.page.getByRole("heading", { name: /\d+ Results Found/ }).waitFor();
  });
});

describe("addresses", () => {
  it("without a page answer 404 with a way home", async () => {
    const [status, shown] = await statusAndText("/no/such/page");
    expect([status, shown]).toEqual([404, expect.stringContaining("off the map")]);
    expect(await opened.page.getByRole("main").getByRole("link", { name: "Back to the flight search" }).getAttribute("href")).toBe("/");
  });

  it("of bookings that do not exist answer 404 and say so", async () => {
    for (const path of ["/thankyou", "/thankyou?booking=AAAAAAAA"]) {
      const [status, shown] = await statusAndText(path);
      expect([status, shown]).toEqual([404, expect.stringContaining("There is no booking to show here")]);
    }
  });

  it("that header, footer and home page link to all answer", async () => {
    await opened.page.goto("/");
    const links = await opened.page.evaluate(() => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""));
    const paths = [...new Set(links.filter((href) => href.startsWith("/")))];
    expect(paths).toEqual(expect.arrayContaining(OWED));
    const answers = await Promise.all(paths.map(async (path) => [path, (await fetch(inject("baseUrl") + path)).status] as const));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

/** The specification's links of header and footer (section 2); those to the marketing site among them. */
const OWED = [
  "/hotels",
  "/terms-and-conditions",
  "/refund-policy",
  "/privacy-policy",
  "/disclaimer",
  "/price-match-promise",
  "/post-ticketing-service-fees",
  "/fulfillment-policy",
  "/fare-disclosure-policy",
  "/advertiser-disclosure",
  "/our-service-fees",
  "/baggage-policy",
  "/discount-policy",
  ...["new-york", "houston", "atlanta", "boston"].map((city) => `/destination/book-flights-tickets-to-${city}`),
];

it.each([
  resultsPath(SOLO_ONE_WAY, { destination: "XQZ-Atlantis" }),
  `/es${hotelsPath(STAY, { org: "XQZ-Atlantis" })}`,
  "/es/flight-details/1",
  selectRoomPath("1"),
  "/thankyou",
  "/es/explore?source=XQZ-Atlantis",
  "/watch/confirm?token=cut-off",
  "/es/watch/stop?token=cut-off",
])("%s is called in the browser's tab by what is wrong", async (path) => {
  const [, shown] = await statusAndText(path);
  const heading = await opened.page.getByRole("heading", { level: 1 }).innerText();
  expect(shown).toContain(heading);
  expect(await opened.page.title()).toBe(`${heading} | Farewind`);
});
