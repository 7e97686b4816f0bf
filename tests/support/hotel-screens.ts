import type { Page } from "playwright-core";
import { scriptsReady } from "./browser.ts";
import { destination, fillStay, guestsPanel, hotelCards, searchButton } from "./hotel-journey.ts";
import {
  CROWDED_STAY,
  FAMILY_STAY,
  findFullHotel,
  findRate,
  hotelPath,
  hotelsPath,
  NOWHERE_STAY,
  searchHotels,
  selectHotelPath,
  selectRoomPath,
  STAY,
} from "./hotels.ts";
import { confirmBooking, confirmButton } from "./journey.ts";
import { at, type Screen } from "./screens.ts";

const results = at(hotelsPath(FAMILY_STAY));

const firstHotel = async (): Promise<string> => (await searchHotels(FAMILY_STAY))[0]?.hotelId ?? "";

const rateFor = async (payAt: "now" | "hotel"): Promise<string> =>
  selectRoomPath((await findRate(FAMILY_STAY, (rate) => rate.payAt === payAt)).rate.rateId);

const booked = (payAt: "now" | "hotel") => async (page: Page) => {
  await at(await rateFor(payAt))(page);
  await fillStay(page);
  await confirmBooking(page);
  await scriptsReady(page);
};

/** Every screen of the hotel flow, and the states in which it looks different. */
export const HOTEL_SCREENS: readonly Screen[] = [
  {
    name: "hotels, with the guests panel open and a fault in it",
    async open(page) {
      await at("/hotels")(page);
      await guestsPanel(page).click();
      await page.getByRole("button", { name: "Fewer: Rooms" }).click();
    },
  },
  {
    name: "hotels with errors",
    async open(page) {
      await at("/hotels")(page);
      await page.getByLabel("Check-in").fill("Nov-30-2026");
      await searchButton(page).click();
      await destination(page).and(page.locator("[aria-invalid]")).waitFor();
    },
  },
  { name: "hotel results", open: results },
  {
    name: "hotel results with the filters open on a phone",
    width: 360,
    part: "aside[popover]",
    async open(page) {
      await results(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
    },
  },
  {
    name: "hotel results with the map open on a phone",
    width: 360,
    part: "details[open]",
    async open(page) {
      await results(page);
      await page.locator("summary", { hasText: "Map" }).click();
      await page
        .getByRole("link", { name: /per night$/ })
        .first()
        .click();
      await page.getByRole("group", { name: "Chosen on the map" }).waitFor();
    },
  },
  { name: "hotel results that the filters hide", open: at(hotelsPath(STAY, { name: "no hotel is called so", stars: 5 })) },
  { name: "hotel results with nothing in them", open: at(hotelsPath(NOWHERE_STAY)) },
  // The way on is longest in Spanish: more than a line of a phone.
  { name: "hotel results with nothing in them in Spanish", language: "es", width: 360, open: at(`/es${hotelsPath(NOWHERE_STAY)}`) },
  {
    name: "hotel results that failed",
    async open(page) {
      await results(page);
      await page.route("**/hotels-results.data?**", (route) => route.abort());
      await page.getByLabel("Check-out").fill("Jan-24-2027");
      await searchButton(page).click();
      await page.getByText("Failed to fetch flight hotels. Please try again later.").waitFor();
    },
  },
  { name: "a hotel search with faults", open: at(hotelsPath(STAY, { org: "XQZ", checkin: "soon", rooms: 0 })) },
  { name: "a hotel", open: async (page) => at(hotelPath(await firstHotel(), FAMILY_STAY))(page) },
  {
    name: "a hotel with a picture shown large",
    part: "dialog[open]",
    async open(page) {
      await at(hotelPath(await firstHotel(), FAMILY_STAY))(page);
      await page
        .getByRole("button", { name: /^Show large/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "a full hotel", open: async (page) => at(hotelPath(await findFullHotel(), CROWDED_STAY))(page) },
  {
    name: "a hotel with faults in its dates",
    open: async (page) => at(hotelPath(await firstHotel(), { ...STAY, checkin: "soon", rooms: 0 }))(page),
  },
  {
    name: "a hotel that nobody knows",
    async open(page) {
      await at("/hotel-details/nowhere")(page);
      await page.getByRole("link", { name: "Search hotels" }).waitFor();
    },
  },
  {
    name: "booking a stay by its hotel",
    async open(page) {
      await results(page);
      await hotelCards(page)
        .first()
        .getByRole("link", { name: /^Select Hotel/ })
        .click();
      await confirmButton(page).first().waitFor();
    },
  },
  { name: "booking a stay by its rate, paid at the hotel", open: async (page) => at(await rateFor("hotel"))(page) },
  {
    name: "booking a stay with errors",
    async open(page) {
      await at(selectHotelPath(await firstHotel(), FAMILY_STAY))(page);
      await confirmButton(page).click();
      await page.getByRole("alert").filter({ hasText: "fields need a look" }).waitFor();
    },
  },
  { name: "a rate that nobody knows", open: at(selectRoomPath("1")) },
  { name: "thank you for a stay that is paid", open: booked("now") },
  { name: "thank you for a stay that is paid at the hotel", open: booked("hotel") },
  { name: "hotel listing", open: at("/hotel-listing1") },
];
