import { OpenAPIHono } from "@hono/zod-openapi";
import { type BookingDays, bookingDays, daysAt, type HotelBookingFields } from "../../core/booking/index.ts";
import { type HotelId, LAST_ZONE, type RateId } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { senderOf } from "../middleware/client-address.ts";
import { ownReferer, type Whereabouts } from "../middleware/same-origin.ts";
import { offerProblem } from "../problems/failures.ts";
import { invalidRequestHook } from "../problems/openapi.ts";
import { fieldsOfBody, fieldsOfRate, hotelBookingBodySchema, parseHotelFields } from "../wire/hotel-booking-body.ts";
import { hotelPageOf } from "../wire/hotel-page.ts";
import { idempotencyKeyOf } from "../wire/idempotency-key.ts";
import { API_RULES, bookedBill, getBillRoute } from "./get-bill.ts";
import { PRIVATE } from "./json-answer.ts";

const getBill = getBillRoute("hotels", "Book a stay and get the bill", hotelBookingBodySchema);

/** The call that books a stay. The same `Idempotency-Key` gets the same answer. */
export function hotelBookingRoutes(useCases: UseCases, site: Whereabouts): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(getBill, async (c) => {
    const sender = ownReferer(c, site);
    const key = idempotencyKeyOf(c.req.header("idempotency-key"));
    const fields = withHotel(useCases, fieldsOfBody(c.req.valid("json"), sender && hotelPageOf(sender), key));
    const rates = useCases.exchangeRatesOf(fields.rateId.trim() as RateId);
    const hasRate = (currency: string) => Object.hasOwn(rates.perUsd, currency);
    const request = parseHotelFields(fields, { ...API_RULES, hasRate, ...(await daysOf(useCases, fields)) });
    return c.json(await bookedBill(useCases, request, senderOf(c, site.trustProxy)), 201, PRIVATE);
  });
  return routes;
}

/**
 * A rate alone names its hotel, also one that can no longer be bought: it may have been, under the same key.
 * @throws ProblemError when there is no such rate.
 */
function withHotel(useCases: UseCases, fields: HotelBookingFields): HotelBookingFields {
  const rateId = fields.rateId.trim();
  if (rateId === "" || fields.hotelId.trim() !== "") return fields;
  const subject = useCases.rateSubject(rateId as RateId);
  if (!subject.ok) throw offerProblem(subject.error, "hotel");
  return fieldsOfRate(fields, subject.value);
}

/**
 * The days by which a stay is judged: of the moment of booking where the request has been here before, for its check-in may have
 * passed since. Without a hotel any day will do: its absence is a fault of its own.
 */
async function daysOf(useCases: UseCases, { hotelId: typed, idempotencyKey }: HotelBookingFields): Promise<BookingDays> {
  const hotelId = typed.trim();
  const booked = idempotencyKey === null ? null : await useCases.findBooked(idempotencyKey);
  if (booked?.kind === "hotel" && booked.offer.hotel.id === hotelId) return bookingDays(daysAt(booked.createdAt), booked.offer.hotel.zone);
  const today = hotelId === "" ? useCases.today() : useCases.hotelToday(hotelId as HotelId);
  if (today === null) throw offerProblem("offer_forged", "hotel");
  return { today, cardDay: useCases.today(LAST_ZONE) };
}
