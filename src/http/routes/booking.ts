import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import countries from "i18n-iso-countries";
import { isSameParty } from "../../core/flights/index.ts";
import type { LocalDate } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { bookingProblem, offerIdFrom, offerProblem } from "../problems/failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { ProblemError } from "../problems/problem.ts";
import { billSchema, wireBill } from "../wire/bill.ts";
import { bookingBodySchema, parseBookingBody } from "../wire/booking-body.ts";

const getBill = createRoute({
  method: "post",
  path: "/travel/getbill",
  summary: "Book a flight and get the bill",
  request: { body: { required: true, content: { "application/json": { schema: bookingBodySchema } } } },
  responses: {
    201: { description: "Booked", content: { "application/json": { schema: billSchema } } },
    ...problemAnswers(400, 402, 404, 409, 410, 413, 502),
  },
});

/** The call that makes a booking. The same `Idempotency-Key` gets the same answer. */
export function bookingRoutes(useCases: UseCases): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(getBill, async (c) => {
    const body = c.req.valid("json");
    const id = offerIdFrom(body.flight.id);
    const offer = id === null ? null : await useCases.getOffer(id);
    const departureDate = offer?.ok ? (offer.value.outbound.legs[0]?.departsAtLocal.slice(0, 10) as LocalDate) : null;
    const request = parseBookingBody(body, c.req.header("idempotency-key") ?? null, {
      names: "lead",
      expiryRequired: false,
      today: useCases.today(),
      departureDate,
      isCountry: (code) => countries.isValid(code),
    });
    if (offer === null) throw offerProblem("offer_forged");
    if (offer.ok && !isSameParty(offer.value.party, request.party)) {
      const message = "The travelers are not those that the offer is for.";
      throw new ProblemError("invalid_request", message, { errors: [{ path: "adt", message }] });
    }
    const booked = await useCases.bookFlight(request);
    if (!booked.ok) throw bookingProblem(booked.error);
    return c.json(wireBill(booked.value), 201);
  });
  return routes;
}
