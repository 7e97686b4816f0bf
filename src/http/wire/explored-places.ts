import { z } from "@hono/zod-openapi";
import type { ExploredPlace } from "../../core/flights/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import { amount } from "./amounts.ts";

export const exploredPlacesSchema = z
  .object({
    currency: z.literal("USD"),
    places: z.array(
      z.object({
        code: z.string().openapi({ example: "LON" }),
        city: z.string(),
        country: z.string().describe("ISO 3166-1 alpha-2"),
        lat: z.number(),
        lon: z.number(),
        base_fare: amount.describe("USD per traveller, taxes in, of the cheapest trip"),
        stops: z.number().int().describe("Of the direction that has more"),
        durationInMinutes: z.number().int().describe("Of the way out"),
      }),
    ),
  })
  .openapi("ExploredPlaces");

export const wireExploredPlaces = (places: readonly ExploredPlace[]): z.infer<typeof exploredPlacesSchema> => ({
  currency: "USD",
  places: places.map(({ place, country, latitude, longitude, fare, stops, minutes }) => ({
    code: place.code,
    city: place.city,
    country,
    lat: latitude,
    lon: longitude,
    base_fare: toNumber(fare),
    stops,
    durationInMinutes: minutes,
  })),
});
