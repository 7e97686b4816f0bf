import { createRoute, type z } from "@hono/zod-openapi";
import { type BookingRequest, FINGERPRINT_MINUTES } from "../../core/booking/index.ts";
import { KEPT_DAYS } from "../../core/retention/index.ts";
import { isCountryCode } from "../../core/travellers/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import { bookingProblem } from "../problems/failures.ts";
import { problemAnswers } from "../problems/openapi.ts";
import { IDEMPOTENCY_HEADERS } from "../wire/idempotency-key.ts";
import { billSchema, wireBill } from "../wire/bill.ts";

/** What a program has to know that asks again. */
const ONCE = `A booking happens once. With an \`Idempotency-Key\` the same request gets the same answer for ${KEPT_DAYS.requestKeys} days, a declined card's too, so that another card takes another key; 409 \`in_progress\` while the first is under way, 400 where anything but the card differs; what is refused before a card is asked is not remembered. Without a key the same offer or rate, lead traveler, email and total within ${FINGERPRINT_MINUTES} minutes are the same booking, whatever else differs, unless the first came to nothing.`;

/** What keeps a booking from being made as it stands. */
const CONFLICTS = ["price_changed", "sold_out", "in_progress", "payment_not_asked"] as const;

/** The call that books by a body of some shape and answers with the bill. */
export const getBillRoute = <Body extends z.ZodType>(group: "flights" | "hotels", summary: string, body: Body) =>
  createRoute({
    method: "post",
    path: "/travel/getbill",
    ...inGroup(group),
    summary,
    description: ONCE,
    request: { headers: IDEMPOTENCY_HEADERS, body: { required: true, content: { "application/json": { schema: body } } } },
    responses: {
      201: { description: "Booked", content: { "application/json": { schema: billSchema } } },
      ...problemAnswers(
        "invalid_request",
        "payment_declined",
        "not_found",
        "offer_expired",
        "too_large",
        "supplier_unavailable",
        ...CONFLICTS,
      ),
    },
  });

/** What the API asks less than the screens do: the specification's payload has no expiry. */
export const API_RULES = { expiryRequired: false, isCountry: isCountryCode } as const;

/** @throws ProblemError when the booking cannot be made. */
export async function bookedBill(useCases: UseCases, request: BookingRequest, address: string | null): Promise<z.infer<typeof billSchema>> {
  const booked = await useCases.book(request, address);
  if (!booked.ok) throw bookingProblem(booked.error, request.kind);
  return wireBill(booked.value);
}
