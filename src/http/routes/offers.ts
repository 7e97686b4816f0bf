import { jsonAnswer } from "./json-answer.ts";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { FlightOffer } from "../../core/flights/index.ts";
import type { OfferId, Result } from "../../core/kernel/index.ts";
import type { OfferLookupFailure, UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import { offerIdFrom, offerProblem } from "../problems/failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { flightResultSchema, wireFlightResult } from "../wire/flight-result.ts";

const OF_OFFER = z.object({ id: z.string().max(2000).describe("`id` of a result of the search") });

const offer = createRoute({
  method: "get",
  path: "/{id}",
  ...inGroup("flights"),
  summary: "One offer, priced again",
  request: { params: OF_OFFER },
  responses: {
    200: jsonAnswer(flightResultSchema, "The offer"),
    ...problemAnswers("invalid_request", "not_found", "sold_out", "offer_expired", "supplier_unavailable"),
  },
});

const brands = createRoute({
  method: "get",
  path: "/{id}/brands",
  ...inGroup("flights"),
  summary: "The trip of an offer in each fare brand that its airlines sell",
  request: { params: OF_OFFER },
  responses: {
    200: jsonAnswer(z.array(flightResultSchema), "The lowest first; the offer itself is one of them"),
    ...problemAnswers("invalid_request", "not_found", "sold_out", "offer_expired", "supplier_unavailable"),
  },
});

/** The calls under `/api/v1/flights/offers`. */
export function offerRoutes(useCases: UseCases): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(offer, async (c) => c.json(wireFlightResult(await lookUp(c.req.valid("param").id, useCases.getOffer)), 200));
  routes.openapi(brands, async (c) => c.json((await lookUp(c.req.valid("param").id, useCases.listFareBrands)).map(wireFlightResult), 200));
  return routes;
}

/** @throws ProblemError when there is no such offer any more, or never was. */
async function lookUp<Found extends FlightOffer | readonly FlightOffer[]>(
  text: string,
  find: (id: OfferId) => Promise<Result<Found, OfferLookupFailure>>,
): Promise<Found> {
  const id = offerIdFrom(text);
  if (id === null) throw offerProblem("offer_forged");
  const found = await find(id);
  if (!found.ok) throw offerProblem(found.error);
  return found.value;
}
