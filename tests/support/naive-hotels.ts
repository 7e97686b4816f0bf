import type { FoundHotel, RateFeature, RatingBand } from "../../src/core/hotels/index.ts";
import type { HotelFilter, HotelSort } from "../../src/core/hotels/results/index.ts";
import { type NamedHotel, PLAIN_NAMES } from "./random-hotels.ts";

/** The price that stands for a hotel, looked for the long way: every rate, every feature, the least. */
export function naivePrice(hotel: FoundHotel, features: readonly RateFeature[]): number | null {
  let least: number | null = null;
  for (const rate of hotel.rates) {
    let hasAll = true;
    for (const feature of features) if (!rate.features.includes(feature)) hasAll = false;
    if (hasAll && (least === null || rate.perNight.amountMinor < least)) least = rate.perNight.amountMinor;
  }
  return least;
}

/** From, and up to but not with. */
export const BAND_EDGES: Readonly<Record<RatingBand, readonly [number, number]>> = {
  wonderful: [9, 10.1],
  very_good: [8, 9],
  good: [7, 8],
  pleasant: [6, 7],
};

/** What the panel's labels say, one after another. */
export function naivePasses(hotel: NamedHotel, filter: HotelFilter): boolean {
  const price = naivePrice(hotel, filter.features);
  if (price === null) return false;
  if (filter.minPerNightUsd !== null && price < filter.minPerNightUsd * 100) return false;
  if (filter.maxPerNightUsd !== null && price > filter.maxPerNightUsd * 100) return false;
  if (filter.bands.length > 0) {
    const inOne = filter.bands.filter((band) => hotel.rating.value >= BAND_EDGES[band][0] && hotel.rating.value < BAND_EDGES[band][1]);
    if (inOne.length === 0) return false;
  }
  if (filter.topRated && hotel.rating.value < 7) return false;
  if (filter.stars.length > 0 && filter.stars.filter((stars) => stars === hotel.stars).length === 0) return false;
  if (filter.distance !== null && Number((hotel.distanceMetres / 1609.344).toFixed(1)) > filter.distance) return false;
  return filter.name === "" || hotel.plainName.includes(PLAIN_NAMES[filter.name] ?? "?");
}

/** Takes the best of those left, the first of equals, until none is left. */
export function naiveSort(hotels: readonly FoundHotel[], isBetter: (a: FoundHotel, b: FoundHotel) => boolean): readonly FoundHotel[] {
  const [rest, sorted]: [FoundHotel[], FoundHotel[]] = [[...hotels], []];
  while (rest.length > 0) {
    let best = 0;
    for (const [at, hotel] of rest.entries()) if (isBetter(hotel, rest[best] ?? hotel)) best = at;
    sorted.push(...rest.splice(best, 1));
  }
  return sorted;
}

/** Which of two hotels stands before the other, for each order. */
export const betterUnder = ({ features }: HotelFilter): Readonly<Record<HotelSort, (a: FoundHotel, b: FoundHotel) => boolean>> => {
  const price = (hotel: FoundHotel) => naivePrice(hotel, features) ?? 0;
  return {
    lowest: (a, b) => price(a) < price(b),
    highest: (a, b) => price(a) > price(b),
    rating: (a, b) => a.rating.value > b.rating.value,
    stars: (a, b) => a.stars > b.stars,
    distance: (a, b) => a.distanceMetres < b.distanceMetres,
  };
};
