import { DEFAULT_GUESTS, DEFAULT_RADIUS_MILES, defaultStay, type FoundHotel, type HotelSearch } from "../../../core/hotels/index.ts";
import { NO_FILTER, sortHotels } from "../../../core/hotels/results/index.ts";
import type { PageContext } from "../../context.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";

/** The city of the sample, one of those with a page of ours. */
export const SAMPLE_CITY = { text: "Seattle, Washington", name: "Seattle" };

/** How many hotels a sample holds. */
const SAMPLE_SIZE = 12;

export interface ListingData {
  readonly search: HotelSearch;
  /** The supply's best, the cheapest first, as every list of ours begins. */
  readonly hotels: readonly FoundHotel[];
  /** Hotels with a room for these nights in all. */
  readonly found: number;
  readonly pricing: Pricing;
}

type Needs = Pick<PageContext, "useCases" | "currency" | "locale">;

/** A dozen hotels of the sample's city for the form's own dates, from the true supply; null when it does not answer. */
export async function loadListing({ useCases, currency, locale }: Needs): Promise<ListingData | null> {
  const place = useCases.resolveHotelPlace(SAMPLE_CITY.text);
  if (!place) return null;
  const search = {
    place: useCases.hotelPlaceIn(place, locale),
    radiusMiles: DEFAULT_RADIUS_MILES,
    stay: defaultStay(useCases.today(place.zone)),
    guests: DEFAULT_GUESTS,
  };
  const answer = await useCases.searchHotels(search);
  if (!answer.ok || answer.value.hotels.length === 0) return null;
  const { hotels, found } = answer.value;
  const best = sortHotels(hotels.slice(0, SAMPLE_SIZE), "lowest", NO_FILTER);
  return { search, hotels: best, found, pricing: pricingFor(currency, useCases.exchangeRates()) };
}
