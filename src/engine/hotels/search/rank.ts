import type { FoundHotel } from "../../../core/hotels/index.ts";

/** What counts how much in the order that a traveler sees first. */
const WEIGHTS = { rating: 0.4, price: 0.35, nearness: 0.25 } as const;
/** As if so many more guests had given so much: few answers say little. */
const USUAL_RATING = 7.5;
const USUAL_COUNT = 40;
/** Ratings spread over the upper half of the scale. */
const LOWEST_RATING = 5;

/**
 * Best first: a score of 0 to 1 out of the guests' rating, weighed by how many they are; the price against the mean of the hotels
 * found of as many stars (half of it: 1; one and a half times: 0); and the distance against the radius. Nobody pays for a place.
 * Among equals the nearer one, then by id.
 */
export function ranked(hotels: readonly FoundHotel[], radiusMetres: number): FoundHotel[] {
  const typical = typicalPrices(hotels);
  return hotels
    .map((hotel) => ({ hotel, score: scoreOf(hotel, typical[hotel.stars] ?? 1, radiusMetres) }))
    .sort((a, b) => b.score - a.score || a.hotel.distanceMetres - b.hotel.distanceMetres || (a.hotel.id < b.hotel.id ? -1 : 1))
    .map(({ hotel }) => hotel);
}

const clamped = (value: number): number => Math.max(0, Math.min(1, value));

const priceOf = ({ rates: [cheapest] }: FoundHotel): number => cheapest.total.amountMinor;

function scoreOf(hotel: FoundHotel, typical: number, radiusMetres: number): number {
  const { value, count } = hotel.rating;
  const weighed = (value * count + USUAL_RATING * USUAL_COUNT) / (count + USUAL_COUNT);
  const rating = clamped((weighed - LOWEST_RATING) / (10 - LOWEST_RATING));
  const price = clamped(1.5 - priceOf(hotel) / typical);
  const nearness = radiusMetres === 0 ? 1 : clamped(1 - hotel.distanceMetres / radiusMetres);
  return WEIGHTS.rating * rating + WEIGHTS.price * price + WEIGHTS.nearness * nearness;
}

/** The mean cheapest price of the hotels found, by stars. */
function typicalPrices(hotels: readonly FoundHotel[]): number[] {
  const [sums, counts] = [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ];
  for (const hotel of hotels) {
    sums[hotel.stars] = (sums[hotel.stars] ?? 0) + priceOf(hotel);
    counts[hotel.stars] = (counts[hotel.stars] ?? 0) + 1;
  }
  return sums.map((sum, stars) => sum / Math.max(1, counts[stars] ?? 1));
}
