import type { Page } from "playwright-core";
import { scriptsReady } from "./browser.ts";
import { compareThree } from "./compared.ts";
import { confirmBooking, confirmButton, fillBooking, flightCards, partyPanel } from "./journey.ts";
import { cheapestDetailsPath, FAMILY_ROUND_TRIP, queryOf, resultsPath, SOLO_ONE_WAY } from "./trips.ts";

export interface Screen {
  readonly name: string;
  /** Brings a fresh page to the screen. */
  readonly open: (page: Page) => Promise<void>;
  /** Only where it looks different from the screen it belongs to, in pixels. */
  readonly width?: number;
  /** What is new against the screen it belongs to, as a selector: the rest has been judged there. `html` with the header and footer of all screens. */
  readonly part?: string;
  /** English unless said. */
  readonly language?: "es";
}

/** Opens an address and waits for its scripts. */
export const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await scriptsReady(page);
};

const results = at(resultsPath(FAMILY_ROUND_TRIP));

/** A dozen flights of hundreds: where only a part is judged, axe goes through the others for nothing. */
const FEW = { airline: "F9" };
const fewResults = at(resultsPath(FAMILY_ROUND_TRIP, FEW));

/** Several airports near to it are cheaper, in another country. */
const FROM_TIJUANA = { source: "TIJ-Tijuana", destination: "JFK-New York" };

/** The prices of other days, and the airports nearby, above the results. */
const OTHER_TRIPS = { en: 'section[aria-label="Prices of this trip"]', es: 'section[aria-label="Precios de este viaje"]' };

/** Every screen of the flight flow and of the contact page, and the states in which it looks different. */
export const SCREENS: readonly Screen[] = [
  { name: "home", open: at("/"), part: "html" },
  {
    name: "home with the travelers panel open and a fault in it",
    async open(page) {
      await at("/")(page);
      await partyPanel(page).click();
      for (let adults = 1; adults < 10; adults++) await page.getByRole("button", { name: "More: Adults" }).click();
    },
  },
  {
    name: "searching",
    async open(page) {
      // The screen stays for as long as the search does not answer.
      await page.route("**/search-results.data?**", () => undefined);
      await at(resultsPath(FAMILY_ROUND_TRIP).replace("/search-results", "/searching"))(page);
    },
  },
  { name: "results one way", open: at(resultsPath(SOLO_ONE_WAY)) },
  { name: "results of a round trip", open: results },
  {
    name: "results with the filters open on a phone",
    width: 360,
    part: "aside[popover]",
    async open(page) {
      await fewResults(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
    },
  },
  {
    name: "results with the flight details open",
    part: "dialog[open]",
    async open(page) {
      await fewResults(page);
      await flightCards(page).first().getByRole("button", { name: "Flight details" }).click();
      await page.getByRole("dialog", { name: "Flight details" }).waitFor();
    },
  },
  {
    name: "the date picker with prices",
    part: "dialog[open]",
    async open(page) {
      await fewResults(page);
      if (await page.getByLabel("Return Date").isHidden()) await page.getByText("Edit", { exact: true }).click();
      await page.getByLabel("Return Date").click();
      await page.getByRole("dialog").getByText("round trip leaving on").waitFor();
    },
  },
  {
    // The table of a year takes axe ten seconds a look: where it has least room. The page of its own is looked at in every width.
    name: "results with the prices of other days",
    width: 360,
    part: OTHER_TRIPS.en,
    async open(page) {
      await fewResults(page);
      await page.getByRole("button", { name: "Prices on other days" }).click();
      await page.getByText("Every day as a table").click();
    },
  },
  { name: "the prices of other days as a page", open: at(`/flight-calendar?${queryOf(SOLO_ONE_WAY)}`) },
  { name: "the prices of other days in Spanish", language: "es", open: at(`/es/flight-calendar?${queryOf(FAMILY_ROUND_TRIP)}`) },
  {
    name: "results with the airports nearby",
    part: OTHER_TRIPS.en,
    async open(page) {
      await at(resultsPath(FAMILY_ROUND_TRIP, { ...FROM_TIJUANA, ...FEW }))(page);
      await page.getByRole("button", { name: "Other airports" }).click();
    },
  },
  {
    name: "results with the airports nearby in Spanish",
    part: OTHER_TRIPS.es,
    language: "es",
    async open(page) {
      await at(`/es${resultsPath(FAMILY_ROUND_TRIP, { ...FROM_TIJUANA, ...FEW })}`)(page);
      await page.getByRole("button", { name: "Otros aeropuertos" }).click();
    },
  },
  { name: "the airports nearby as a page", open: at(`/nearby-airports?${queryOf(FAMILY_ROUND_TRIP, FROM_TIJUANA)}`) },
  {
    name: "a search that finds nothing, with what flies nearby",
    async open(page) {
      await at(resultsPath(SOLO_ONE_WAY, { source: "LPS-Lopez Island", destination: "JFK-New York" }))(page);
      await page.getByRole("heading", { name: "What flies nearby" }).waitFor();
    },
  },
  {
    name: "results in the order Best",
    part: 'section[aria-label="You decide what counts as best"]',
    open: at(resultsPath(FAMILY_ROUND_TRIP, { ...FEW, sort: "best", timeWeight: "4" })),
  },
  {
    name: "three flights side by side",
    async open(page) {
      await results(page);
      await compareThree(page);
    },
  },
  {
    name: "three flights side by side in Spanish",
    language: "es",
    async open(page) {
      await results(page);
      await compareThree(page);
      await at(`/es${new URL(page.url()).pathname}${new URL(page.url()).search}`)(page);
    },
  },
  { name: "results that the filters hide", open: at(resultsPath(SOLO_ONE_WAY, { airline: "ZZ" })) },
  {
    name: "the contact page with a day chosen",
    async open(page) {
      await at("/contact-us")(page);
      await page.getByText("On another day").click();
    },
  },
  { name: "the thanks of the contact page", open: at("/contact-us?sent=message") },
  { name: "a search with faults", open: at(resultsPath(SOLO_ONE_WAY, { destination: "XQZ", date: "soon" })) },
  { name: "details", open: async (page) => at(await cheapestDetailsPath(FAMILY_ROUND_TRIP))(page) },
  {
    name: "details with errors",
    async open(page) {
      await at(await cheapestDetailsPath(SOLO_ONE_WAY))(page);
      await confirmButton(page).click();
      await page.getByRole("alert").filter({ hasText: "fields need a look" }).waitFor();
    },
  },
  { name: "details of a fare that nobody knows", open: at("/flight-details/1") },
  {
    name: "thank you",
    async open(page) {
      await at(await cheapestDetailsPath(SOLO_ONE_WAY))(page);
      await fillBooking(page, SOLO_ONE_WAY);
      await confirmBooking(page);
      await scriptsReady(page);
    },
  },
  { name: "thank you without a booking", open: at("/thankyou") },
  { name: "not found", open: at("/no/such/page") },
];
