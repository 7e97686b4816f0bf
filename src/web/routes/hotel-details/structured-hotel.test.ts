import { expect, it } from "vitest";
import { SITE_BRAND } from "../../../../tests/support/render.tsx";
import { structuredBlock } from "../../../../tests/support/structured-data.ts";
import { SEATTLE } from "../../../core/hotels/testing/seattle.ts";
import { hotelQueryOf } from "../../../core/hotels/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import { structuredData } from "../../present/structured-data.ts";
import { SAMPLE_SEARCH } from "../../testing/sample-hotels.ts";
import { SAMPLE_PRICING, SAMPLE_PROFILE, SAMPLE_ROOMS } from "../../testing/sample-rooms.ts";
import type { HotelData } from "./load-hotel.ts";
import { structuredHotel } from "./structured-hotel.ts";

const READY: Extract<HotelData, { readonly kind: "ready" }> = {
  kind: "ready",
  rooms: SAMPLE_ROOMS,
  otherStays: [],
  country: "United States",
  hotel: SAMPLE_PROFILE,
  today: "2026-11-20" as LocalDate,
  org: SEATTLE.text,
  around: SEATTLE,
  metresAround: null,
  back: "org=Seattle",
  center: SEATTLE,
  pricing: SAMPLE_PRICING,
  ...SAMPLE_SEARCH,
  query: hotelQueryOf(SAMPLE_SEARCH).toString(),
};

it("tells programs, too, that a hotel is illustrative, beside its lowest total", () => {
  const site = { brand: SITE_BRAND, publicUrl: "https://test.example" };
  const [block] = structuredData(site, "en", [structuredHotel(READY, "The hotel is illustrative.")]);
  expect(structuredBlock.parse(block?.["script:ld+json" as keyof typeof block])).toMatchObject({
    "@type": "Hotel",
    name: "The Cartographer Hotel",
    description: "The hotel is illustrative.",
    makesOffer: { "@type": "Offer", priceCurrency: "USD" },
  });
});
