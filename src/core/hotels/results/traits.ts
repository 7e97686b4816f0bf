import type { Money } from "../../kernel/index.ts";
import type { ListedHotel, FoundRate } from "../hotel.ts";
import type { RateFeature } from "../rate.ts";

/** What a filter says about rates. */
export interface RateWish {
  readonly features: readonly RateFeature[];
}

/**
 * The rate that stands for a hotel in the list: the cheapest that has all chosen features at once. The price filter, the order by
 * price and the card all speak of it. Null when the hotel has no such rate.
 */
export function shownRate({ rates }: Pick<ListedHotel, "rates">, { features }: RateWish): FoundRate | null {
  return rates.find((rate) => features.every((feature) => rate.features.includes(feature))) ?? null;
}

/** The nightly prices, all rooms in, of those hotels that have a rate as wished. */
export const shownPrices = (hotels: readonly ListedHotel[], wish: RateWish): readonly Money[] =>
  hotels.flatMap((hotel) => shownRate(hotel, wish)?.perNight ?? []);
