import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import type { HotelSearch } from "../../../core/hotels/index.ts";
import { err, type LocalDate, ok, USD } from "../../../core/kernel/index.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { SEATTLE } from "../../../core/hotels/testing/seattle.ts";
import { SAMPLE_ANSWER, SAMPLE_HOTELS } from "../../testing/sample-hotels.ts";
import { SAMPLE_PRICING } from "../../testing/sample-rooms.ts";
import { ListingScreen } from "./listing-screen.tsx";
import { loadListing } from "./load-listing.ts";

const MANY = { ...SAMPLE_ANSWER, hotels: [...SAMPLE_HOTELS, ...SAMPLE_HOTELS], found: 340 };

async function load(answer: Awaited<ReturnType<UseCases["searchHotels"]>> = ok(MANY)) {
  const asked: HotelSearch[] = [];
  const useCases: UseCases = {
    ...UNASKED,
    today: () => "2026-11-21" as LocalDate,
    exchangeRates: () => SAMPLE_PRICING.rates,
    resolveHotelPlace: () => SEATTLE,
    hotelPlaceIn: (place) => place,
    searchHotels: (search) => {
      asked.push(search);
      return Promise.resolve(answer);
    },
  };
  return { listing: await loadListing({ useCases, currency: USD, locale: "en" }), asked };
}

it("holds a dozen hotels of the true supply for the form's own dates", async () => {
  const { listing, asked } = await load();
  expect(listing?.hotels).toHaveLength(12);
  const prices = listing?.hotels.map(({ rates: [cheapest] }) => cheapest.perNight.amountMinor);
  expect(prices).toEqual(prices?.toSorted((a, b) => a - b));
  expect(asked).toMatchObject([{ stay: { checkIn: "2026-11-21", checkOut: "2026-11-28" }, guests: { adults: 2, rooms: 1 } }]);
});

it("says that it is a sample, of how many, and where all of them are", async () => {
  const { listing } = await load(ok({ ...SAMPLE_ANSWER, found: 340 }));
  const html = renderStatic(<ListingScreen listing={listing} />);
  expect(textOf(html)).toContain("This page is a sample of our listing: 7 hotels of the 340 in and around Seattle");
  expect(html.match(/<article/g)).toHaveLength(7);
  expect(html).toContain('href="/hotels"');
  expect(/href="\/hotels-results\?org=Seattle[^"]*"[^>]*>All hotels in Seattle/.test(html)).toBe(true);
});

it("says so when the supply does not answer", async () => {
  const { listing } = await load(err({ code: "supplier_unavailable" }));
  expect(listing).toBeNull();
  expect(textOf(renderStatic(<ListingScreen listing={null} />))).toContain("The sample is not there right now");
});
