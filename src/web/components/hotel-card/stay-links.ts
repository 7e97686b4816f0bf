import { type ListedHotel, type HotelSearch, hotelQueryOf, type RateFeature } from "../../../core/hotels/index.ts";
import type { HotelPreview } from "../../present/hotel-preview.ts";

/** What a card's links hand on in the navigation's state (specification, section 2). Their addresses alone are enough. */
interface ChosenHotel extends HotelPreview {
  readonly hotel: ListedHotel;
  /** The search location. */
  readonly place: string;
  /** Path and query of the results. */
  readonly from: string;
}

/** The drawing that stands for a hotel in lists. */
export const heroImageOf = (id: string): string => `/hotel-pictures/${id}/outside.svg`;

interface StayLink {
  readonly to: string;
  readonly state: ChosenHotel;
}

export interface StayLinks {
  readonly details: StayLink;
  readonly booking: StayLink;
}

/**
 * The ways from a hotel of the list: to its own page, and straight to booking its cheapest rate.
 * @param distance as the card says it.
 * @param wished what the rate must have, when the list was asked for it: the price on the card is of such a rate.
 * @param results search and view as they stand in the address, so that the way back leads to the same list.
 */
export function stayLinks(
  hotel: ListedHotel,
  search: HotelSearch,
  distance: string,
  results: string,
  wished: readonly RateFeature[],
): StayLinks {
  const query = hotelQueryOf(search);
  for (const feature of wished) query.append("feature", feature);
  query.set("back", results);
  const heroImage = heroImageOf(hotel.id);
  const { name, stars } = hotel;
  const state = {
    heroImage,
    images: [heroImage],
    name,
    stars,
    distance,
    hotel,
    place: search.place.text,
    from: `/hotels-results?${results}`,
  };
  return { details: { to: `/hotel-details/${hotel.id}?${query}`, state }, booking: { to: `/hotel-booking/${hotel.id}?${query}`, state } };
}
