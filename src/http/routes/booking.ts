import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import countries from "i18n-iso-countries";
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
    // Ages are judged by the use case, which knows the offer's days.
    const request = parseBookingBody(body, idempotencyKeyOf(c.req.header("idempotency-key")), {
      names: "lead",
      expiryRequired: false,
      today: useCases.today(),
      departureDate: null,
      isCountry: (code) => countries.isValid(code),
    });
    if (offerIdFrom(body.flight.id) === null) throw offerProblem("offer_forged");
    const booked = await useCases.book(request);
    if (!booked.ok) throw bookingProblem(booked.error);
    return c.json(wireBill(booked.value), 201, { "cache-control": "private, no-store" });
  });
  return routes;
}

const MAX_KEY_LENGTH = 255;

/** A blank key is no key; a key of any other shape is the client's business, as long as it can be kept. */
function idempotencyKeyOf(header: string | undefined): string | null {
  const key = header?.trim() ?? "";
  if (key.length <= MAX_KEY_LENGTH) return key === "" ? null : key;
  const message = `A key has at most ${MAX_KEY_LENGTH} characters.`;
  throw new ProblemError("invalid_request", message, { errors: [{ path: "Idempotency-Key", message }] });
}
