import type { ListedHotel } from "../hotel.ts";
import { type RateWish, shownRate } from "./traits.ts";

/** In the order of the menu (specification, section 9); the first one is the default. */
export const HOTEL_SORTS = ["lowest", "highest", "rating", "stars", "distance"] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** A figure of the hotel, the smallest first. */
const ranks: Readonly<Record<HotelSort, (hotel: ListedHotel, wish: RateWish) => number>> = {
  lowest: priceOf,
  highest: (hotel, wish) => -priceOf(hotel, wish),
  rating: ({ rating }) => -rating.value,
  stars: ({ stars }) => -stars,
  distance: ({ distanceMetres }) => distanceMetres,
};

/** Prices are those of the shown rates. What ranks the same keeps the order in which the search gave it. */
export function sortHotels<Hotel extends ListedHotel>(hotels: readonly Hotel[], sort: HotelSort, wish: RateWish): readonly Hotel[] {
  const ranked = hotels.map((hotel) => ({ hotel, rank: ranks[sort](hotel, wish) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ hotel }) => hotel);
}

/** Hotels without a rate as wished never pass the filter; should they be sorted, they count as their cheapest rate. */
function priceOf(hotel: ListedHotel, wish: RateWish): number {
  return (shownRate(hotel, wish) ?? hotel.rates[0]).perNight.amountMinor;
}
