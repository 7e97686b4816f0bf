import { createRoute, OpenAPIHono, type z } from "@hono/zod-openapi";
import type { BookingId } from "../../core/kernel/index.ts";
import type { ManageBookings } from "../../usecases/manage/manage-bookings.ts";
import { inGroup } from "../api-docs/groups.ts";
import { cancellationProblem, namesProblem, resendProblem, unknownBooking } from "../problems/manage-failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import type { ProblemCode } from "../problems/problem.ts";
import { ProblemError } from "../problems/problem.ts";
import { PRIVATE } from "./json-answer.ts";
import { cancellationQuoteSchema, wireCancellationQuote } from "../wire/cancellation-quote.ts";
import {
  agreedRefundOf,
  cancelBodySchema,
  lookupBodySchema,
  managedBookingSchema,
  namesBodySchema,
  namesOf,
  sentSchema,
  wireManagedBooking,
} from "../wire/managed-booking.ts";

const bookingRoute = <Path extends string, Body extends z.ZodType, Answer extends z.ZodType, Code extends ProblemCode = never>(
  path: Path,
  summary: string,
  { body, answer, problems = [] }: { readonly body: Body; readonly answer: Answer; readonly problems?: readonly Code[] },
) =>
  createRoute({
    method: "post",
    path,
    ...inGroup("bookings"),
    summary,
    description: "404 `not_found` for a reference that does not exist and for one that belongs to another email address alike.",
    request: { body: { required: true, content: { "application/json": { schema: body } } } },
    responses: {
      200: { description: summary, content: { "application/json": { schema: answer } } },
      ...problemAnswers<"invalid_request" | "not_found" | "too_large" | Code>("invalid_request", "not_found", "too_large", ...problems),
    },
  });

const lookup = bookingRoute("/lookup", "A booking, by its reference and email address", {
  body: lookupBodySchema,
  answer: managedBookingSchema,
});
const quote = bookingRoute("/cancel-quote", "What giving a booking back comes to, and which rule says so", {
  body: lookupBodySchema,
  answer: cancellationQuoteSchema,
  problems: ["not_cancellable"],
});
const cancel = bookingRoute("/cancel", "Give a booking back by a quote", {
  body: cancelBodySchema,
  answer: managedBookingSchema,
  problems: ["not_cancellable", "quote_changed"],
});
const names = bookingRoute("/names", "Name the travelers who are still to be named", {
  body: namesBodySchema,
  answer: managedBookingSchema,
});
const resend = bookingRoute("/resend", "Send the mail about a booking again, to the booking's own address", {
  body: lookupBodySchema,
  answer: sentSchema,
});

/** The way back to a booking without an account. Nobody's booking is anybody else's business, so no answer is kept. */
export function manageBookingRoutes(useCases: ManageBookings): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  const find = async ({ bookingId, email }: { readonly bookingId: string; readonly email: string }) => {
    const found = await useCases.findBookingFor(bookingId, email);
    if (!found) throw unknownBooking();
    return found;
  };
  const idOf = async (body: Parameters<typeof find>[0]): Promise<BookingId> => (await find(body)).bill.bookingId;

  routes.openapi(lookup, async (c) => c.json(wireManagedBooking(await find(c.req.valid("json"))), 200, PRIVATE));
  routes.openapi(quote, async (c) => {
    const quoted = await useCases.quoteCancellation(await idOf(c.req.valid("json")));
    if (!quoted.ok) throw cancellationProblem(quoted.error, wireCancellationQuote);
    return c.json(wireCancellationQuote(quoted.value), 200, PRIVATE);
  });
  routes.openapi(cancel, async (c) => {
    const body = c.req.valid("json");
    const id = await idOf(body);
    const agreed = agreedRefundOf(body.refund, body.currency, body.quotedAt);
    if (agreed === null) throw new ProblemError("invalid_request", "This is no refund of a quote of ours.");
    const cancelled = await useCases.cancelBooking(id, agreed);
    if (!cancelled.ok) throw cancellationProblem(cancelled.error, wireCancellationQuote);
    return c.json(wireManagedBooking(cancelled.value), 200, PRIVATE);
  });
  routes.openapi(names, async (c) => {
    const body = c.req.valid("json");
    const named = await useCases.completeNames(await idOf(body), namesOf(body));
    if (!named.ok) throw namesProblem(named.error);
    return c.json(wireManagedBooking(named.value), 200, PRIVATE);
  });
  routes.openapi(resend, async (c) => {
    const sent = await useCases.resendConfirmation(await idOf(c.req.valid("json")));
    if (!sent.ok) throw resendProblem(sent.error);
    return c.json(sent.value, 200, PRIVATE);
  });
  return routes;
}
