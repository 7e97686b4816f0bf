import { OpenAPIHono } from "@hono/zod-openapi";
import { type BookingDays, bookingDays, daysAt } from "../../core/booking/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { senderOf } from "../middleware/client-address.ts";
import { offerIdFrom, offerProblem } from "../problems/failures.ts";
import { invalidRequestHook } from "../problems/openapi.ts";
import { bookingBodySchema, parseBookingBody } from "../wire/booking-body.ts";
import { idempotencyKeyOf } from "../wire/idempotency-key.ts";
import { API_RULES, bookedBill, getBillRoute } from "./get-bill.ts";
import { PRIVATE } from "./json-answer.ts";

const getBill = getBillRoute("flights", "Book a flight and get the bill", bookingBodySchema);

/** The call that books a flight. The same `Idempotency-Key` gets the same answer. */
export function flightBookingRoutes(useCases: UseCases, trustProxy: boolean): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(getBill, async (c) => {
    const body = c.req.valid("json");
    // Ages are judged by the use case, which knows the offer's days.
    const key = idempotencyKeyOf(c.req.header("idempotency-key"));
    const rules = { ...API_RULES, names: "lead", ...(await daysOf(useCases, key)), departureDate: null } as const;
    const request = parseBookingBody(body, key, rules);
    if (offerIdFrom(body.flight.id) === null) throw offerProblem("offer_forged");
    return c.json(await bookedBill(useCases, request, senderOf(c, trustProxy)), 201, PRIVATE);
  });
  return routes;
}

/** Of now, or of the moment when the same request was booked. */
async function daysOf(useCases: UseCases, key: string | null): Promise<BookingDays> {
  const booked = key === null ? null : await useCases.findBooked(key);
  return bookingDays(booked ? daysAt(booked.createdAt) : useCases.today);
}
