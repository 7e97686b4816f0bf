import { z } from "@hono/zod-openapi";
import {
  discountText,
  distanceText,
  type FoundHotel,
  type FoundRate,
  type HotelSearch,
  type HotelSummary,
  nightlyText,
  picturePath,
  priceDescription,
  RATE_FEATURES,
  ratingWords,
  viewsOf,
} from "../../core/hotels/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import { amount } from "./amounts.ts";

/** What a search result and a hotel's own page both say, in the specification's words. */
export const hotelSummarySchema = z.object({
  hotelId: z.string().openapi({ example: "5809844-17" }),
  name: z.string(),
  stars: z.number().int().min(1).max(5),
  distance: z.string().openapi({ example: "1.2 miles from the center" }),
  images: z.array(z.string()).describe("Paths of drawn pictures on this server"),
  rating: z.object({ value: z.number(), description: z.string(), count: z.number().int() }),
  latitude: z.number(),
  longitude: z.number(),
  neighbourhood: z.string(),
  city: z.string(),
  country: z.string().describe("ISO 3166-1 alpha-2"),
});

/** Prices are US dollars, and for all rooms. */
export const priceSchema = z.object({
  price: z.string().describe("A night, taxes and mandatory fees in").openapi({ example: "$212.00" }),
  rawPrice: amount.describe("The same as a number"),
  taxesAndFees: amount.describe("The part of the total that is taxes and mandatory fees"),
  totalPrice: amount.describe("The whole stay, everything mandatory in: the nightly price times the nights"),
  rateFeatures: z.array(z.object({ key: z.enum(RATE_FEATURES) })).describe("Of the rate that has this price"),
});

export const hotelResultSchema = hotelSummarySchema
  .extend({
    ...priceSchema.shape,
    priceDescription: z.string().openapi({ example: "for 7 nights, 2 rooms, taxes and fees included" }),
    cug: z.object({ discount: z.string() }).optional(),
    otherRates: z.array(priceSchema).describe("The cheapest rate of each other set of features"),
  })
  .openapi("Hotel");

/** @param point what the distance is from: `the center`, `Space Needle`. */
export function wireSummary(hotel: HotelSummary & { readonly distanceMetres: number }, point: string): z.infer<typeof hotelSummarySchema> {
  const { id, name, stars, rating, latitude, longitude, neighbourhood, city, country } = hotel;
  return {
    hotelId: id,
    name,
    stars,
    distance: distanceText(hotel.distanceMetres, point),
    images: viewsOf(hotel.look).map((view) => picturePath(id, view)),
    rating: { ...rating, description: ratingWords(rating.value) },
    latitude,
    longitude,
    neighbourhood,
    city,
    country,
  };
}

export const wirePrice = ({ perNight, taxesAndFees, total, features }: FoundRate): z.infer<typeof priceSchema> => ({
  price: nightlyText(perNight),
  rawPrice: toNumber(perNight),
  taxesAndFees: toNumber(taxesAndFees),
  totalPrice: toNumber(total),
  rateFeatures: features.map((key) => ({ key })),
});

/** A hotel that was found, in the specification's words, with our additions beside them. */
export function wireHotelResult(hotel: FoundHotel, { stay, guests, place }: HotelSearch): z.infer<typeof hotelResultSchema> {
  const [cheapest, ...others] = hotel.rates;
  const discount = discountText(hotel, stay);
  return {
    ...wireSummary(hotel, place.kind === "city" ? "the center" : place.name),
    ...wirePrice(cheapest),
    priceDescription: priceDescription(stay, guests),
    ...(discount !== null && { cug: { discount } }),
    otherRates: others.map(wirePrice),
  };
}
