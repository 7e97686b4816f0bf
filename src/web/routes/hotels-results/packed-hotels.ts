import { type FoundRate, type ListedHotel, RATE_FEATURES, type RateFeature } from "../../../core/hotels/index.ts";
import { type HotelId, money, times } from "../../../core/kernel/index.ts";

/** A rate as figures: features as bits, cents a night, cents of taxes and fees. */
type PackedRate = readonly [features: number, perNight: number, taxesAndFees: number];

/** A hotel as the page's data carries it. Coordinates in hundred-thousandths of a degree, about a yard. */
type PackedHotel = readonly [
  id: string,
  name: string,
  stars: number,
  rating: number,
  reviews: number,
  latitude: number,
  longitude: number,
  neighbourhood: number,
  distanceMetres: number,
  discount: readonly [percent: number, fromNights: number] | 0,
  ...rates: readonly PackedRate[],
];

/** The list of hotels as one text: a list of 500 is a third as long on the wire as the hotels themselves. */
export interface PackedHotels {
  readonly neighbourhoods: readonly string[];
  readonly rows: string;
}

/** Packs what a list needs of its hotels; the rest stays on the server. */
export function packHotels(hotels: readonly ListedHotel[]): PackedHotels {
  const neighbourhoods = [...new Set(hotels.map(({ neighbourhood }) => neighbourhood))];
  const indexOf = new Map(neighbourhoods.map((name, index) => [name, index]));
  const rows = hotels.map((hotel): PackedHotel => {
    const { id, name, stars, rating, discount, distanceMetres } = hotel;
    return [
      id,
      name,
      stars,
      Math.round(rating.value * 10),
      rating.count,
      Math.round(hotel.latitude * DEGREE),
      Math.round(hotel.longitude * DEGREE),
      indexOf.get(hotel.neighbourhood) ?? 0,
      distanceMetres,
      discount ? [discount.percent, discount.fromNights] : 0,
      ...hotel.rates.map((rate): PackedRate => [bitsOf(rate.features), rate.perNight.amountMinor, rate.taxesAndFees.amountMinor]),
    ];
  });
  return { neighbourhoods, rows: JSON.stringify(rows) };
}

/**
 * The hotels of a packed list; null when there is no list in it.
 * @param nights of the stay, of which a total is made.
 */
export function unpackHotels({ neighbourhoods, rows }: PackedHotels, nights: number): readonly ListedHotel[] | null {
  const packed = JSON.parse(rows) as readonly PackedHotel[] | null;
  if (!packed) return null;
  return packed.map(([id, name, stars, value, count, latitude, longitude, place, distanceMetres, discount, ...rates]) => {
    const [first, ...others] = rates.map((rate) => unpackRate(rate, nights));
    if (!first) throw new Error("A hotel of the list has no rate.");
    return {
      id: id as HotelId,
      name,
      stars,
      rating: { value: value / 10, count },
      latitude: latitude / DEGREE,
      longitude: longitude / DEGREE,
      neighbourhood: neighbourhoods[place] ?? "",
      distanceMetres,
      discount: discount === 0 ? null : { percent: discount[0], fromNights: discount[1] },
      rates: [first, ...others],
    };
  });
}

const DEGREE = 100_000;

function unpackRate([bits, perNight, taxesAndFees]: PackedRate, nights: number): FoundRate {
  return {
    features: RATE_FEATURES.filter((_, bit) => (bits & (1 << bit)) !== 0),
    perNight: money(perNight),
    total: times(money(perNight), nights),
    taxesAndFees: money(taxesAndFees),
  };
}

const bitsOf = (features: readonly RateFeature[]): number =>
  RATE_FEATURES.reduce((bits, feature, bit) => (features.includes(feature) ? bits | (1 << bit) : bits), 0);
