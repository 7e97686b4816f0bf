import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage, scriptsReady } from "../support/browser.ts";
import { compareThree, compareTray } from "../support/compared.ts";
import { cardTotal, flightCards, isInWindow } from "../support/journey.ts";
import {
  FAMILY_ROUND_TRIP,
  listResults,
  resultsPath,
  SOLO_ONE_WAY,
  totalInUsd,
  type Trip,
  travellersOf,
  type WireResult,
} from "../support/trips.ts";

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const TRIP = FAMILY_ROUND_TRIP;

/** What else the API says of a flight (contract), by which the page is judged. */
interface Flight extends WireResult {
  readonly route: Readonly<Record<string, Leg>>;
  readonly bags: { readonly carryOn: number; readonly checked: number };
  readonly conditions: { readonly changeFee: number | null; readonly refundFee: number | null };
}
type Leg = WireResult["route"][string] & {
  readonly durationInMinutes: number;
  readonly duration_layover: number | null;
  readonly cityCodeFrom: string;
  readonly cityCodeTo: string;
};

const flights = async (trip = TRIP) => (await listResults(trip)) as readonly Flight[];
const legsOf = ({ route }: Flight, way?: 0 | 1): readonly Leg[] =>
  Object.values(route).filter((leg) => way === undefined || leg.return === way);
const minutesOf = (flight: Flight, way?: 0 | 1): number =>
  legsOf(flight, way).reduce((sum, leg) => sum + leg.durationInMinutes + (leg.duration_layover ?? 0), 0);
const layoversOf = (flight: Flight): readonly number[] => legsOf(flight).flatMap((leg) => leg.duration_layover ?? []);
const ONEWORLD = "AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY";
const isOf = (codes: string) => (flight: Flight) => legsOf(flight).every(({ airline }) => codes.split(" ").includes(airline));
const departureOf = (flight: Flight): string => legsOf(flight, 0)[0]?.local_departure ?? "";
const totalOf = (flight: Flight, trip = TRIP): string => totalInUsd(flight, travellersOf(trip));

const group = (page: Page, name: string): Locator => page.getByRole("group", { name });
const count = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();
const firstTotal = (page: Page): Promise<string> => cardTotal(flightCards(page).first());
const order = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Order of the flights" }).getByRole("link", { name: new RegExp(`^${name}`) });

async function openResults(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(path);
  if (options.javaScriptEnabled !== false) await scriptsReady(opened.page);
  return opened;
}

describe("the orders", () => {
  it("put the cheapest, the fastest, the earliest and the latest first, each with its price on its link", async () => {
    const all = await flights();
    const { page, errors, close } = await openResults(resultsPath(TRIP));
    const least = (figure: (flight: Flight) => number) => all.filter((flight) => figure(flight) === Math.min(...all.map(figure)));
    const starts = all.map(departureOf).toSorted();
    const firsts = {
      Fastest: least((flight) => minutesOf(flight)),
      Earliest: all.filter((flight) => departureOf(flight) === starts[0]),
      Latest: all.filter((flight) => departureOf(flight) === starts.at(-1)),
      Cheapest: all.slice(0, 1),
    };
    for (const [name, [first]] of Object.entries(firsts)) {
      const total = first ? totalOf(first) : "";
      expect(await order(page, name).innerText()).toContain(total);
      await order(page, name).click();
      await expect.poll(() => firstTotal(page)).toBe(total);
      await page.locator(`nav a[aria-current="true"]`, { hasText: name }).waitFor();
      await page
        .getByRole("status")
        .filter({ hasText: `Order: ${name}.` })
        .waitFor();
    }
    expect(errors).toEqual([]);
    await close();
  });

  it("show how Best reckons, and follow the weights that are moved by key, which stay in the address", async () => {
    const all = await flights();
    const { page, close } = await openResults(resultsPath(TRIP, { sort: "best" }));
    const panel = page.getByRole("region", { name: "You decide what counts as best" });
    await panel.getByText("Score = (5 × price / lowest price + 3 × travel time / shortest + 2 × take-offs / fewest) / 10").waitFor();
    expect(await flightCards(page).first().innerText()).toMatch(/Score \d\.\d\d: price \d\.\d\d, time \d\.\d\d, take-offs \d\.\d\d/);
    await panel.getByText("Move the weights").click();
    await panel.getByRole("slider", { name: /^Travel time/ }).press("Home");
    await page.waitForURL(/timeWeight=0/);
    await panel.getByRole("slider", { name: /^Stops/ }).press("Home");
    await page.waitForURL(/stopsWeight=0/);
    await panel.getByText("Score = (5 × price / lowest price + 0 ×").waitFor();
    const [cheapest] = all;
    await expect.poll(() => firstTotal(page)).toBe(cheapest && totalOf(cheapest));
    await page.reload();
    expect(await panel.getByRole("slider", { name: /^Stops/ }).inputValue()).toBe("0");
    await close();
  });
});

describe("the further filters", () => {
  it("leave as many as is said beside them, which is what the API's flights say", async () => {
    const all = await flights();
    const { page, errors, close } = await openResults(resultsPath(TRIP));
    const passing = (test: (flight: Flight) => boolean) => all.filter(test);
    const code = legsOf(all.find((flight) => layoversOf(flight).length > 0) ?? ({ route: {} } as Flight)).find(
      (leg) => leg.duration_layover !== null,
    )?.cityCodeTo;
    const hours = Math.ceil(Math.min(...all.map((flight) => Math.max(minutesOf(flight, 0), minutesOf(flight, 1)))) / 60);
    const returning = (stops: number) => passing((flight) => Math.min(legsOf(flight, 1).length - 1, 2) === stops);
    const wanted: readonly (readonly [heading: string, name: RegExp, role: "button" | "radio" | "checkbox", left: readonly Flight[]])[] = [
      ["Stops on the return", /: Nonstop/, "button", returning(0)],
      ["Stops on the return", /: 1 stop/, "button", returning(1)],
      ["Stops on the return", /: 2 or more/, "button", returning(2)],
      [
        "Duration",
        new RegExp(`^Up to ${hours} h`),
        "radio",
        passing((flight) => Math.max(minutesOf(flight, 0), minutesOf(flight, 1)) <= hours * 60),
      ],
      ["Shortest layover", /^1 h 30 min or more/, "radio", passing((flight) => layoversOf(flight).every((minutes) => minutes >= 90))],
      ["Longest layover", /^2 h or less/, "radio", passing((flight) => layoversOf(flight).every((minutes) => minutes <= 120))],
      [
        "Stop at",
        new RegExp(`\\(${code}\\)`),
        "checkbox",
        passing((flight) => legsOf(flight).some((leg) => leg.duration_layover !== null && leg.cityCodeTo === code)),
      ],
      ["Alliance", /^oneworld/, "checkbox", passing(isOf(ONEWORLD))],
      ["Bags included", /^Checked bag/, "checkbox", passing(({ bags }) => bags.checked > 0)],
      ["Conditions", /^Refundable/, "checkbox", passing(({ conditions }) => conditions.refundFee !== null)],
      ["Conditions", /^Can be changed/, "checkbox", passing(({ conditions }) => conditions.changeFee !== null)],
    ];
    for (const [heading, name, role, left] of wanted) {
      const choice = group(page, heading).getByRole(role, { name });
      const label = await choice.evaluate((input) => ((input.closest("label") ?? input).textContent ?? "").replaceAll("\u00a0", " "));
      expect(label, heading).toContain(` ${left.length} flight`);
      const [cheapest] = left;
      expect(await choice.isDisabled(), heading).toBe(left.length === 0);
      if (!cheapest) continue;
      expect(label, heading).toContain(totalOf(cheapest));
      await choice.click();
      await expect.poll(() => count(page), { message: heading }).toBe(`${left.length} Results Found`);
      await group(page, heading)
        .getByRole("link", { name: /^Reset/ })
        .click();
      await expect.poll(() => count(page)).toBe(`${all.length} Results Found`);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it("say which one to drop when nothing is left, with how many come back and from which price", async () => {
    const all = await flights(SOLO_ONE_WAY);
    const nonstop = all.filter((flight) => legsOf(flight).length === 1);
    const { page, close } = await openResults(resultsPath(SOLO_ONE_WAY, { stops: "0", via: "ZZZ" }));
    const way = page.getByRole("main").getByRole("link", { name: /^Clear Stop at/ });
    expect(await way.innerText()).toBe(
      `Clear Stop at, brings back ${nonstop.length}, from ${nonstop[0] && totalOf(nonstop[0], SOLO_ONE_WAY)}`,
    );
    await way.click();
    await expect.poll(() => count(page)).toBe(`${nonstop.length} Results Found`);
    await close();
  });
});

const CITIES: Trip = {
  ...TRIP,
  from: { typed: "new york", place: "NYC-New York" },
  to: { typed: "london", place: "LON-London" },
};
/** The two airports of a trip out and back in each city: those in New York, those in London. */
const endsOf = (flight: Flight): readonly (readonly [string | undefined, string | undefined])[] => {
  const [out, back] = [legsOf(flight, 0), legsOf(flight, 1)];
  return [
    [out[0]?.cityCodeFrom, back.at(-1)?.cityCodeTo],
    [out.at(-1)?.cityCodeTo, back[0]?.cityCodeFrom],
  ];
};
const within = (all: readonly Flight[], city: 0 | 1, ...codes: readonly string[]) =>
  all.filter((flight) => endsOf(flight)[city]?.every((code) => codes.includes(code ?? "")));

describe("the airports of a city", () => {
  it("are chosen for both ways, stay in the address, and are reset by themselves", async () => {
    const all = await flights(CITIES);
    const { page, errors, close } = await openResults(resultsPath(CITIES));
    const left = async (wanted: readonly Flight[]): Promise<void> => {
      await expect.poll(() => count(page)).toBe(`${wanted.length} Results Found`);
    };
    const box = (heading: string, code: string) => group(page, heading).getByRole("checkbox", { name: new RegExp(`^${code}`) });
    expect(await group(page, "Departure airport").getByRole("checkbox").count()).toBe(
      new Set(all.flatMap((flight) => endsOf(flight)[0] ?? [])).size,
    );
    await box("Arrival airport", "LHR").click();
    await left(within(all, 1, "LHR"));
    await page.getByText("Filters look through the 200 cheapest and most varied of all that fly.").waitFor();
    await box("Arrival airport", "LGW").click();
    await left(within(all, 1, "LHR", "LGW"));
    await box("Departure airport", "JFK").click();
    const both = within(within(all, 1, "LHR", "LGW"), 0, "JFK");
    await left(both);
    await page.waitForURL(/departureAirport=JFK&arrivalAirport=LHR&arrivalAirport=LGW/);
    await page.reload();
    await scriptsReady(page);
    await left(both);
    expect(await firstTotal(page)).toBe(both[0] && totalOf(both[0], CITIES));
    await group(page, "Arrival airport")
      .getByRole("link", { name: /^Reset/ })
      .click();
    await left(within(all, 0, "JFK"));
    expect(errors).toEqual([]);
    await close();
  });

  it("are no question where a trip has one at each end, and one to drop when they leave nothing", async () => {
    const all = await flights();
    const { page, close } = await openResults(resultsPath(TRIP, { departureAirport: "ZZZ" }));
    expect(await group(page, "Arrival airport").count()).toBe(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: `Clear Departure airport, brings back ${all.length}, from ${all[0] && totalOf(all[0])}` })
      .click();
    await expect.poll(() => count(page)).toBe(`${all.length} Results Found`);
    await expect.poll(() => group(page, "Departure airport").count()).toBe(0);
    await close();
  });

  it("and the stops on the return are sent without scripts", async () => {
    const all = await flights(CITIES);
    const { page, close } = await openResults(resultsPath(CITIES), { javaScriptEnabled: false });
    await group(page, "Departure airport").getByRole("checkbox", { name: /^JFK/ }).check();
    await group(page, "Stops on the return")
      .getByRole("button", { name: /: Nonstop/ })
      .click();
    await page.waitForURL(({ searchParams }) => searchParams.get("returnStops") === "0" && searchParams.get("departureAirport") === "JFK");
    const left = within(all, 0, "JFK").filter((flight) => legsOf(flight, 1).length === 1);
    expect(await count(page)).toBe(`${left.length} Results Found`);
    await close();
  });
});

/** The cells of a row of the comparison, by the name that stands over it. */
const cells = (page: Page, name: string): Promise<string[]> =>
  page
    .getByRole("table")
    .locator("tbody")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
    .getByRole("cell")
    .allInnerTexts();

describe("flights side by side", () => {
  it.each([
    [1280, true],
    [360, false],
  ])(
    "at %i px, scripts: %s, three stand beside each other with every fact, at an address that can be shared",
    async (width, javaScriptEnabled) => {
      const { page, errors, close } = await openResults(resultsPath(TRIP), { width, javaScriptEnabled });
      const totals = await Promise.all((await flightCards(page).all()).slice(0, 3).map(cardTotal));
      await compareThree(page);
      const shown = await cells(page, "Total for all");
      expect(shown.map((text) => /\$[\d,.]+/.exec(text)?.[0])).toEqual(totals);
      for (const row of [
        "Depart",
        "Return",
        "Travel time",
        "Stops",
        "Operated by",
        "Alliance",
        "Carry-on",
        "Checked bags",
        "Changes",
        "Refund",
        "CO₂ per traveler",
      ]) {
        const texts = await cells(page, row);
        expect([row, texts.length, texts.filter((text) => text.trim() === "")]).toEqual([row, 3, []]);
      }
      const shared = await openResults(page.url(), { width });
      expect(await cells(shared.page, "Total for all")).toEqual(shown);
      await shared.close();
      await page.getByRole("main").getByRole("link", { name: "Remove" }).first().click();
      await expect.poll(async () => (await cells(page, "Total for all")).length).toBe(2);
      await page.getByRole("link", { name: "Back to all flights" }).click();
      await compareTray(page).getByText("2 of 3 chosen").waitFor();
      await expect.poll(() => isInWindow(flightCards(page).nth(2))).toBe(true);
      const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");
      await expect.poll(focus).toMatch(/^flight-/);
      await page.getByRole("main").getByRole("link", { name: "Clear", exact: true }).click();
      await page.waitForURL(({ searchParams }) => !searchParams.has("compare")); // Between two pages there is no tray either.
      await compareTray(page).waitFor({ state: "detached" });
      expect(errors).toEqual([]);
      await close();
    },
  );

  it("are three at most, and lead back to the list and to the booking", async () => {
    const { page, close } = await openResults(resultsPath(TRIP));
    const total = await firstTotal(page);
    await compareThree(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Side by side");
    await page.goBack();
    await expect.poll(() => flightCards(page).nth(3).innerText()).toContain("Three are chosen");
    await page.goForward();
    await page.getByRole("table").getByRole("link", { name: "Book Flight" }).first().click();
    await page.waitForURL(/\/flight-details\//);
    await page.getByText(total, { exact: true }).first().waitFor();
    await close();
  });

  it("that are no longer found are said to be gone", async () => {
    const { page, close } = await openResults(resultsPath(TRIP, { compare: "ZZ1.0312M_ZZ2.0319M", side: "1" }));
    expect(await page.getByRole("main").innerText()).toContain("Nothing to compare: none of the chosen flights is found on this search.");
    await close();
  });
});

describe("without scripts", () => {
  it("filters and weights are sent with a button, and keep the flights that are to be compared", async () => {
    const all = await flights();
    const { page, close } = await openResults(resultsPath(TRIP), { javaScriptEnabled: false });
    await flightCards(page)
      .first()
      .getByRole("link", { name: /^Compare / })
      .click();
    await compareTray(page).getByText("1 of 3 chosen").waitFor();
    await order(page, "Best").click();
    await page.getByText("Move the weights").click();
    await page.getByRole("slider", { name: /^Travel time/ }).press("Home");
    await page.getByRole("slider", { name: /^Stops/ }).press("Home");
    await group(page, "Alliance")
      .getByRole("checkbox", { name: /^oneworld/ })
      .check();
    await page.getByRole("button", { name: "Use these weights" }).click();
    await page.waitForURL(/timeWeight=0.*stopsWeight=0|stopsWeight=0.*timeWeight=0/);
    await compareTray(page).getByText("1 of 3 chosen").waitFor();
    const oneworld = all.filter(isOf(ONEWORLD));
    expect(await count(page)).toBe(`${oneworld.length} Results Found`);
    expect(await firstTotal(page)).toBe(oneworld[0] && totalOf(oneworld[0]));
    await close();
  });
});

describe("in Spanish", () => {
  it("orders, filters, the formula and the comparison are said in it", async () => {
    const { page, close } = await openResults(`/es${resultsPath(TRIP, { sort: "best" })}`, { width: 360 });
    await page.getByText(/^Puntaje = \(5 × precio/).waitFor();
    for (const title of [
      "Escalas de regreso",
      "Duración",
      "Escala más corta",
      "Escala en",
      "Alianza",
      "Equipaje incluido",
      "Condiciones",
    ]) {
      expect(await page.locator("aside[popover] h3", { hasText: title }).count(), title).toBeGreaterThan(0);
    }
    for (const chosen of ["1 de 3 elegidos", "2 de 3 elegidos"]) {
      await page
        .getByRole("link", { name: /^Comparar [A-Z0-9]{2}-/ })
        .first()
        .click();
      await page.getByRole("status").filter({ hasText: chosen }).waitFor();
    }
    await page.getByRole("link", { name: "Comparar 2" }).click();
    await page.getByRole("heading", { level: 1, name: "Lado a lado" }).waitFor();
    expect((await cells(page, "Total para todos")).length).toBe(2);
    await close();
  });
});
