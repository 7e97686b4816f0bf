import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { placeText } from "../../core/places/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { offerIdFrom, offerProblem, searchProblem } from "../problems/failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { ProblemError } from "../problems/problem.ts";
import { exploredPlacesSchema, wireExploredPlaces } from "../wire/explored-places.ts";
import { fareDaysSchema, wireFareDays } from "../wire/fare-days.ts";
import { flightResultSchema, wireFlightResult } from "../wire/flight-result.ts";
import {
  exploreQuerySchema,
  fareDaysQuerySchema,
  parseExplore,
  parseFareDays,
  parseFlightSearch,
  searchQuerySchema,
} from "../wire/search-query.ts";

const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { "application/json": { schema } },
});

const exchangeRates = createRoute({
  method: "get",
  path: "/exchange-rates",
  summary: "How much of each currency a US dollar buys",
  responses: {
    200: json(
      z
        .object({ base: z.literal("USD"), rates: z.record(z.string(), z.number()), asOf: z.string(), source: z.string() })
        .openapi("ExchangeRates"),
      "The rates that prices are shown with",
    ),
  },
});

const locations = createRoute({
  method: "get",
  path: "/locations",
  summary: "Places for what somebody typed",
  request: {
    query: z.object({
      keyword: z.string().max(100_000).default(""),
      kind: z.enum(["flights", "hotels"]).default("flights").describe("hotels: cities, airports, neighborhoods, landmarks and hotels"),
    }),
  },
  responses: { 200: json(z.array(z.string().openapi({ example: "NYC-New York" })), "At most ten, best first"), ...problemAnswers(400) },
});

const searchFlights = createRoute({
  method: "get",
  path: "/search-flights",
  summary: "Flights between two places, cheapest first",
  request: { query: searchQuerySchema },
  responses: { 200: json(z.array(flightResultSchema), "At most 200; empty when nothing flies"), ...problemAnswers(400, 502) },
});

const calendar = createRoute({
  method: "get",
  path: "/calendar",
  summary: "The cheapest fare of each day",
  request: { query: fareDaysQuerySchema },
  responses: { 200: json(fareDaysSchema, "A day for each that was asked for, in their order"), ...problemAnswers(400, 502) },
});

const explore = createRoute({
  method: "get",
  path: "/explore",
  summary: "Where one can fly to on a day, each place with its cheapest trip",
  request: { query: exploreQuerySchema },
  responses: { 200: json(exploredPlacesSchema, "The busiest places first"), ...problemAnswers(400, 502) },
});

const offer = createRoute({
  method: "get",
  path: "/offers/{id}",
  summary: "One offer, priced again",
  request: { params: z.object({ id: z.string().max(2000) }) },
  responses: { 200: json(flightResultSchema, "The offer"), ...problemAnswers(404, 409, 410, 502) },
});

/** The calls under `/api/v1/flights` that only read. */
export function flightRoutes(useCases: UseCases): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });

  routes.openapi(exchangeRates, (c) => {
    const { base, perUsd, asOf, source } = useCases.exchangeRates();
    return c.json({ base: base as "USD", rates: { ...perUsd }, asOf, source }, 200);
  });

  routes.openapi(locations, (c) => {
    const { keyword, kind } = c.req.valid("query");
    const places =
      kind === "hotels" ? useCases.suggestHotelPlaces(keyword).map(({ text }) => text) : useCases.suggestPlaces(keyword).map(placeText);
    return c.json(places, 200);
  });

  routes.openapi(searchFlights, async (c) => {
    const search = parseFlightSearch(new URL(c.req.url).searchParams, useCases.resolvePlace);
    const answer = await useCases.searchFlights(search);
    if (!answer.ok) throw searchProblem(answer.error);
    c.header("X-Search-Ms", answer.value.searchMs.toFixed(3));
    return c.json(answer.value.offers.map(wireFlightResult), 200);
  });

  routes.openapi(calendar, async (c) => {
    const question = parseFareDays(new URL(c.req.url).searchParams, useCases.resolvePlace);
    const days = await useCases.listFareDays(question);
    if (!days.ok) throw searchProblem(days.error);
    return c.json(wireFareDays(days.value), 200);
  });

  routes.openapi(explore, async (c) => {
    const places = await useCases.explore(parseExplore(new URL(c.req.url).searchParams, useCases.resolvePlace));
    if (!places.ok) throw searchProblem(places.error);
    return c.json(wireExploredPlaces(places.value), 200);
  });

  routes.openapi(offer, async (c) => {
    const id = offerIdFrom(c.req.valid("param").id);
    if (id === null) throw new ProblemError("not_found", "No offer of ours has this id.");
    const found = await useCases.getOffer(id);
    if (!found.ok) throw offerProblem(found.error);
    return c.json(wireFlightResult(found.value), 200);
  });

  return routes;
}
