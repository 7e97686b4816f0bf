import { jsonAnswer, SEARCH_HEADERS, sendJson, sendWrittenJson } from "./json-answer.ts";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { LANGUAGES } from "../../core/kernel/index.ts";
import { isMultiCity, MOST_NEARBY } from "../../core/flights/index.ts";
import { placeText } from "../../core/places/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import type { Env } from "../kept/env.ts";
import { boundProblem, chosenIdIn, exploreProblem, searchProblem } from "../problems/failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { exploredPlacesSchema, wireExploredPlaces } from "../wire/explored-places.ts";
import { fareDaysSchema, wireFareDays } from "../wire/fare-days.ts";
import { type FlightResult, flightResultSchema, wireBound } from "../wire/flight-result.ts";
import { flightResultsJson } from "../wire/flight-results-json.ts";
import { nearbyAirportsSchema, wireNearbyAirports } from "../wire/nearby-airports.ts";
import { suggestedPlacesSchema, wireSuggestedPlaces } from "../wire/suggested-places.ts";
import {
  exploreQuerySchema,
  fareDaysQuerySchema,
  parseExplore,
  parseFareDays,
  parseFlightSearch,
  parseTripSearch,
  searchQuerySchema,
  tripQuerySchema,
} from "../wire/search-query.ts";

const exchangeRates = createRoute({
  method: "get",
  path: "/exchange-rates",
  ...inGroup("flights"),
  summary: "How much of each currency a US dollar buys",
  responses: {
    200: jsonAnswer(
      z
        .object({ base: z.literal("USD"), rates: z.record(z.string(), z.number()), asOf: z.string(), source: z.string() })
        .openapi("ExchangeRates"),
      "The rates that prices are shown with",
    ),
    ...problemAnswers(),
  },
});

/** A page of a novel, pasted by mistake, finds nothing and is no fault. */
const KEYWORD = z.string().max(100_000).default("").describe("A part of a name, or a code").openapi({ example: "new york" });

const locations = createRoute({
  method: "get",
  path: "/locations",
  ...inGroup("flights"),
  summary: "Places for what somebody typed",
  request: {
    query: z.object({
      keyword: KEYWORD,
      kind: z.enum(["flights", "hotels"]).default("flights").describe("hotels: cities, airports, neighborhoods, landmarks and hotels"),
      language: z.enum(LANGUAGES).default("en").describe("Of places for hotels"),
    }),
  },
  responses: {
    200: jsonAnswer(z.array(z.string().openapi({ example: "NYC-New York" })), "At most ten, best first"),
    ...problemAnswers("invalid_request"),
  },
});

const locationDetails = createRoute({
  method: "get",
  path: "/locations/details",
  ...inGroup("flights"),
  summary: "The same airports and areas, each with what tells it apart from others of its city or its name",
  request: { query: z.object({ keyword: KEYWORD, language: z.enum(LANGUAGES).default("en").describe("Of names of cities") }) },
  responses: { 200: jsonAnswer(suggestedPlacesSchema, "In the order of /locations"), ...problemAnswers("invalid_request") },
});

const searchFlights = createRoute({
  method: "get",
  path: "/search-flights",
  ...inGroup("flights"),
  summary: "Flights between two places, cheapest first; of a multi-city trip those of one bound after another",
  description:
    "One way and there and back an answer is the whole trip. With `trpType=multicity` (`source2`, `destination2`, `date2`, up to `source5`…) it is the flights of the first bound; with the id of one of them as `chosen`, those of the next bound, each as an offer of all bounds so far. An answer without `boundsToChoose` is the whole trip and can be booked.",
  request: { query: tripQuerySchema },
  responses: {
    200: { ...jsonAnswer(z.array(flightResultSchema), "At most 200; empty when nothing flies"), headers: SEARCH_HEADERS },
    ...problemAnswers("invalid_request", "not_found", "sold_out", "offer_expired", "supplier_unavailable"),
  },
});

const calendar = createRoute({
  method: "get",
  path: "/calendar",
  ...inGroup("flights"),
  summary: "The cheapest fare of each day",
  request: { query: fareDaysQuerySchema },
  responses: {
    200: jsonAnswer(fareDaysSchema, "A day for each that was asked for, in their order"),
    ...problemAnswers("invalid_request", "supplier_unavailable"),
  },
});

const nearby = createRoute({
  method: "get",
  path: "/nearby",
  ...inGroup("flights"),
  summary: "Airports near to those of a search, from or to which its trip costs less",
  request: { query: searchQuerySchema },
  responses: {
    200: jsonAnswer(
      nearbyAirportsSchema,
      `Largest saving first, at most ${MOST_NEARBY} at each end; all that have a trip where the search finds none`,
    ),
    ...problemAnswers("invalid_request", "supplier_unavailable"),
  },
});

const explore = createRoute({
  method: "get",
  path: "/explore",
  ...inGroup("flights"),
  summary: "Where one can fly to on a day, each place with its cheapest trip",
  request: { query: exploreQuerySchema },
  responses: {
    200: jsonAnswer(exploredPlacesSchema, "The busiest places first"),
    ...problemAnswers("invalid_request", "supplier_unavailable"),
  },
});

/** The calls under `/api/v1/flights` that only read. */
export function flightRoutes(useCases: UseCases): OpenAPIHono<Env> {
  const routes = new OpenAPIHono<Env>({ defaultHook: invalidRequestHook });

  routes.openapi(exchangeRates, (c) => {
    const { base, perUsd, asOf, source } = useCases.exchangeRates();
    return sendJson(c, { base: base as "USD", rates: { ...perUsd }, asOf, source });
  });

  routes.openapi(locations, (c) => {
    const { keyword, kind, language } = c.req.valid("query");
    if (kind === "flights") return sendJson(c, useCases.suggestPlaces(keyword).map(placeText));
    return sendJson(
      c,
      useCases.suggestHotelPlaces(keyword).map((place) => useCases.hotelPlaceIn(place, language).text),
    );
  });

  routes.openapi(locationDetails, (c) => {
    const { keyword, language } = c.req.valid("query");
    return sendJson(c, wireSuggestedPlaces(useCases.suggestPlaces(keyword), language));
  });

  routes.openapi(searchFlights, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const search = parseTripSearch(query, useCases.resolvePlace);
    if (isMultiCity(search)) {
      const bound = await useCases.searchBound(search, chosenIdIn(query.get("chosen") ?? ""));
      if (!bound.ok) throw boundProblem(bound.error);
      c.header("X-Search-Ms", bound.value.searchMs.toFixed(3));
      return sendJson(c, wireBound(bound.value));
    }
    const answer = await useCases.searchFlights(search);
    if (!answer.ok) throw searchProblem(answer.error);
    c.header("X-Search-Ms", answer.value.searchMs.toFixed(3));
    return sendWrittenJson<FlightResult[]>(c, flightResultsJson(answer.value.offers));
  });

  routes.openapi(calendar, async (c) => {
    const question = parseFareDays(new URL(c.req.url).searchParams, useCases.resolvePlace);
    const days = await useCases.listFareDays(question);
    if (!days.ok) throw searchProblem(days.error);
    return sendJson(c, wireFareDays(days.value));
  });

  routes.openapi(nearby, async (c) => {
    const search = parseFlightSearch(new URL(c.req.url).searchParams, useCases.resolvePlace);
    const found = await useCases.listNearbyAirports(search);
    if (!found.ok) throw searchProblem(found.error);
    return sendJson(c, wireNearbyAirports(found.value, search.party, useCases.exchangeRates()));
  });

  routes.openapi(explore, async (c) => {
    const places = await useCases.explore(parseExplore(new URL(c.req.url).searchParams, useCases.resolvePlace));
    if (!places.ok) throw exploreProblem(places.error);
    return sendJson(c, wireExploredPlaces(places.value));
  });

  return routes;
}
