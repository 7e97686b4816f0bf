import { z } from "@hono/zod-openapi";
import { NEARBY_KM, type NearbyFares, type Party, TRIP_ENDS } from "../../core/flights/index.ts";
import { toNumber, USD } from "../../core/kernel/index.ts";
import { quoteNearby, type RateTable } from "../../core/pricing/index.ts";
import { amount } from "./amounts.ts";

export const nearbyAirportsSchema = z
  .object({
    currency: z.literal("USD"),
    airports: z.array(
      z.object({
        code: z.string().openapi({ example: "EWR" }),
        city: z.string(),
        country: z.string().describe("ISO 3166-1 alpha-2"),
        end: z.enum(TRIP_ENDS).describe("Which end of the trip is moved there"),
        for: z.string().openapi({ example: "JFK" }).describe("The airport of the search that is nearest to it"),
        distanceKm: z.number().int().describe(`Between the two, along the great circle; at most ${NEARBY_KM}`),
        base_fare: amount.describe("USD per traveler, taxes in, of the cheapest trip"),
        saving: amount.nullable().describe("USD for the whole party, against the cheapest trip of the search; null where that finds none"),
      }),
    ),
  })
  .openapi("NearbyAirports");

export const wireNearbyAirports = (found: NearbyFares, party: Party, rates: RateTable): z.infer<typeof nearbyAirportsSchema> => ({
  currency: "USD",
  airports: quoteNearby(found, party, USD, rates).map(({ airport, instead, km, end, fare, saving }) => ({
    code: airport.place.code,
    city: airport.place.city,
    country: airport.country,
    end,
    for: instead.place.code,
    distanceKm: km,
    base_fare: toNumber(fare),
    saving: saving && toNumber(saving),
  })),
});
