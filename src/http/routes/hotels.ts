import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { HotelId } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import type { Env } from "../kept/env.ts";
import { hotelLookupProblem, hotelSearchProblem, unknownHotel } from "../problems/hotel-failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { jsonAnswer, SEARCH_HEADERS, sendJson } from "./json-answer.ts";
import { hotelDetailsSchema, wireHotelDetails } from "../wire/hotel-details.ts";
import { hotelQuerySchema, parseHotelSearch, parseStaySearch, stayQuerySchema } from "../wire/hotel-query.ts";
import { hotelResultSchema, wireHotelResult } from "../wire/hotel-result.ts";

const searchHotels = createRoute({
  method: "get",
  path: "/search-hotels",
  ...inGroup("hotels"),
  summary: "Hotels with a room around a place, best first",
  request: { query: hotelQuerySchema },
  responses: {
    200: {
      ...jsonAnswer(
        z.object({ data: z.object({ hotels: z.array(hotelResultSchema) }) }),
        "At most 500, the nearest ones; an empty list when nothing is free",
      ),
      headers: SEARCH_HEADERS,
    },
    ...problemAnswers("invalid_request", "supplier_unavailable"),
  },
});

const hotelDetails = createRoute({
  method: "get",
  path: "/{hotelId}",
  ...inGroup("hotels"),
  summary: "A hotel with its rooms and rates for a stay",
  request: { params: z.object({ hotelId: z.string().max(200).describe("`hotelId` of a result of the search") }), query: stayQuerySchema },
  responses: {
    200: jsonAnswer(hotelDetailsSchema, "The hotel"),
    ...problemAnswers("invalid_request", "not_found", "supplier_unavailable"),
  },
});

/** The calls under `/api/v1/hotels` that only read. */
export function hotelRoutes(useCases: UseCases): OpenAPIHono<Env> {
  const routes = new OpenAPIHono<Env>({ defaultHook: invalidRequestHook });

  routes.openapi(searchHotels, async (c) => {
    const search = parseHotelSearch(new URL(c.req.url).searchParams, useCases);
    const answer = await useCases.searchHotels(search);
    if (!answer.ok) throw hotelSearchProblem(answer.error);
    c.header("X-Search-Ms", answer.value.searchMs.toFixed(3));
    return sendJson(c, { data: { hotels: answer.value.hotels.map((hotel) => wireHotelResult(hotel, search)) } });
  });

  routes.openapi(hotelDetails, async (c) => {
    const id = c.req.valid("param").hotelId as HotelId;
    const today = useCases.hotelToday(id);
    if (today === null) throw unknownHotel();
    const { stay, guests } = parseStaySearch(new URL(c.req.url).searchParams, today);
    const found = await useCases.getHotel(id, stay, guests);
    if (!found.ok) throw hotelLookupProblem(found.error);
    return sendJson(c, wireHotelDetails(found.value, stay));
  });

  return routes;
}
