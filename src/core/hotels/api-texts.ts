import { formatMoney, type Money } from "../kernel/index.ts";
import { type RatingBand, ratingBand } from "./guest-rating.ts";
import type { Guests } from "./guests.ts";
import { type HotelSummary, reachedDiscount } from "./hotel.ts";
import { milesAway } from "./place.ts";
import { nightsOf, type Stay } from "./stay.ts";

// What the API answers is English; screens have their own words in web/i18n.

const BAND_WORDS: Readonly<Record<RatingBand, string>> = {
  wonderful: "Outstanding",
  very_good: "Very Good",
  good: "Good",
  pleasant: "Pleasant",
};

/** `Outstanding`, as the specification calls a rating of 9 and more (section 9); below its last band the words judge nothing. */
export function ratingWords(value: number): string {
  const band = ratingBand(value);
  return band === null ? "Guest rating" : BAND_WORDS[band];
}

/** `for 7 nights, 2 rooms, taxes and fees included`. Clients read the number of nights out of `for N nights`, so one night is `1 nights` too. */
export const priceDescription = (stay: Stay, { rooms }: Pick<Guests, "rooms">): string =>
  `for ${nightsOf(stay)} nights, ${rooms} ${rooms === 1 ? "room" : "rooms"}, taxes and fees included`;

/** `1.2 miles from the center`. @param point what the distance is from: `the center`, `Space Needle`. */
export const distanceText = (distanceMetres: number, point: string): string =>
  `${milesAway(distanceMetres).toFixed(1)} miles from ${point}`;

/** `Save 12%` where the stay is long enough for the hotel's discount, else null: cards then show the specification's default. */
export function discountText(hotel: Pick<HotelSummary, "discount">, stay: Stay): string | null {
  const discount = reachedDiscount(hotel, stay);
  return discount && `Save ${discount.percent}%`;
}

/** `$1,212.00`, from an amount in US dollars. */
export const nightlyText = (perNight: Money): string => formatMoney(perNight, "en");
