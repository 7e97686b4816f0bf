import { z } from "@hono/zod-openapi";
import type { Language } from "../../core/kernel/index.ts";
import { countryName, type SuggestedPlace } from "../../core/places/index.ts";

export const suggestedPlacesSchema = z
  .array(
    z.object({
      code: z.string().openapi({ example: "JFK" }),
      city: z.string().openapi({ example: "New York" }),
      airport: z.string().nullable().openapi({ example: "John F. Kennedy International Airport" }).describe("Null for an area of several"),
      airports: z.number().int().describe("How many it stands for"),
      country: z.string().openapi({ example: "US" }).describe("ISO 3166-1 alpha-2"),
      countryName: z.string().openapi({ example: "United States" }).describe("In the language that is asked for"),
    }),
  )
  .openapi("SuggestedPlaces");

export const wireSuggestedPlaces = (places: readonly SuggestedPlace[], language: Language): z.infer<typeof suggestedPlacesSchema> =>
  places.map(({ code, city, airportName, airports, country }) => ({
    code,
    city,
    airport: airportName,
    airports,
    country,
    countryName: countryName(country, language),
  }));
