import { OpenAPIHono } from "@hono/zod-openapi";
import type { HotelBookingFields } from "../../core/booking/index.ts";
import type { HotelId, RateId } from "../../core/kernel/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { ownReferer, type Whereabouts } from "../middleware/same-origin.ts";
import { offerProblem } from "../problems/failures.ts";
import { invalidRequestHook } from "../problems/openapi.ts";
import { fieldsOfRate, hotelBookingBodySchema, hotelFieldsOf, parseHotelFields } from "../wire/hotel-booking-body.ts";
import { hotelPageOf } from "../wire/hotel-page.ts";
import { idempotencyKeyOf } from "../wire/idempotency-key.ts";
import { API_RULES, BILL_HEADERS, bookedBill, getBillRoute } from "./get-bill.ts";

const getBill = getBillRoute("Book a stay and get the bill", hotelBookingBodySchema);

/** The call that books a stay. The same `Idempotency-Key` gets the same answer. */
export function hotelBookingRoutes(useCases: UseCases, site: Whereabouts): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(getBill, async (c) => {
    const sender = ownReferer(c, site);
    const key = idempotencyKeyOf(c.req.header("idempotency-key"));
    const fields = await withHotel(useCases, hotelFieldsOf(c.req.valid("json"), sender && hotelPageOf(sender), key));
    const request = parseHotelFields(fields, { ...API_RULES, today: dayOf(useCases, fields.hotelId.trim()) });
    return c.json(await bookedBill(useCases, request), 201, BILL_HEADERS);
  });
  return routes;
}

/** A rate alone names its hotel. @throws ProblemError when there is no such rate, or no longer. */
async function withHotel(useCases: UseCases, fields: HotelBookingFields): Promise<HotelBookingFields> {
  const rateId = fields.rateId.trim();
  if (rateId === "" || fields.hotelId.trim() !== "") return fields;
  const found = await useCases.getRate(rateId as RateId);
  if (!found.ok) throw offerProblem(found.error, "hotel");
  return fieldsOfRate(fields, found.value);
}

/** The day at the hotel, by which a stay is judged. Without a hotel any day will do: its absence is a fault of its own. */
function dayOf(useCases: UseCases, hotelId: string) {
  const today = hotelId === "" ? useCases.today() : useCases.hotelToday(hotelId as HotelId);
  if (today === null) throw offerProblem("offer_forged", "hotel");
  return today;
}
