import { z } from "@hono/zod-openapi";
import { type ExploredPlace, type ExploredTrip, stopsOfTrip } from "../../core/flights/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import { amount } from "./amounts.ts";

const tripSchema = z.object({
  base_fare: amount.describe("USD per traveller, taxes in"),
  stops: z.number().int().describe("Of the direction that has more"),
  durationInMinutes: z.number().int().describe("Of the way out"),
});

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
        ...tripSchema.shape,
        fewerStops: z.array(tripSchema).describe("The cheapest trip of those with fewer stops, and again of those with still fewer"),
      }),
    ),
  })
  .openapi("ExploredPlaces");

export const wireExploredPlaces = (places: readonly ExploredPlace[]): z.infer<typeof exploredPlacesSchema> => ({
  currency: "USD",
  places: places.map(({ place, country, latitude, longitude, trips: [cheapest, ...fewerStops] }) => ({
    code: place.code,
    city: place.city,
    country,
    lat: latitude,
    lon: longitude,
    ...wireTrip(cheapest),
    fewerStops: fewerStops.map(wireTrip),
  })),
});

const wireTrip = (trip: ExploredTrip): z.infer<typeof tripSchema> => ({
  base_fare: toNumber(trip.fare),
  stops: stopsOfTrip(trip),
  durationInMinutes: trip.minutes,
});
