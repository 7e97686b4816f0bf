import { z } from "@hono/zod-openapi";
import {
  GUEST_PAYLOAD_NAMES,
  type HotelBookingFields,
  type HotelBookingRequest,
  type HotelBookingRules,
  parseHotelBookingFields,
  stayFields,
} from "../../core/booking/index.ts";
import { COUNTERS, DEFAULT_GUESTS, GUEST_FIELDS, type Guests } from "../../core/hotels/index.ts";
import type { RateSubject } from "../../usecases/ports/hotel-supply.ts";
import { fieldsProblem, formSchema, NEEDED_OF_FORM, numeric, text } from "./booking-body.ts";
import type { HotelPage } from "./hotel-page.ts";

/** A form that says nothing of its guests is about those that every search begins with. */
const whenLeftOut = (kind: keyof Guests): string => `${DEFAULT_GUESTS[kind]} where it is left out`;

/** The hotel booking payload of the specification, with our additions `hotelId`, dates, `rateId` and total. */
export const hotelBookingBodySchema = formSchema
  .extend({
    org: text.describe("Where the hotel was looked for; not read"),
    adult: numeric.describe(whenLeftOut("adults")),
    child: numeric.describe(whenLeftOut("children")),
    infant: numeric.describe(whenLeftOut("infants")),
    rooms: numeric.describe(whenLeftOut("rooms")),
    hotelId: text.describe("May be left out where `rateId` is given, and by a page of one hotel, whose address then says it"),
    checkin: text.openapi({ example: "Mar-12-2027", description: "MMM-DD-YYYY or YYYY-MM-DD; today when neither date is given" }),
    checkout: text.openapi({ example: "Mar-19-2027", description: "7 days after the check-in when it is not given" }),
    rateId: z
      .string()
      .max(1000)
      .default("")
      .openapi({ example: "the id of a rate", description: "Left out: the cheapest rate of the hotel for the stay" }),
  })
  .openapi("HotelBooking", { required: [...NEEDED_OF_FORM] });

type HotelBookingBody = z.infer<typeof hotelBookingBodySchema>;

/**
 * The fields under the names that the core's parser reads. A payload that names no hotel has it, its stay and its rate from the
 * page that it was sent from; one that does names all of them itself.
 */
export function fieldsOfBody(body: HotelBookingBody, page: HotelPage | null, idempotencyKey: string | null): HotelBookingFields {
  const { org: _, ...fields } = body;
  if (page === null || fields.hotelId.trim() !== "") return { ...fields, idempotencyKey };
  const from = (typed: string, name: string): string => typedOr(typed, (page.query.get(name) ?? "").slice(0, 1000));
  return {
    ...fields,
    hotelId: page.hotelId,
    checkin: from(fields.checkin, "checkin"),
    checkout: from(fields.checkout, "checkout"),
    rateId: from(fields.rateId, "rate"),
    ...Object.fromEntries(COUNTERS.map((kind) => [GUEST_PAYLOAD_NAMES[kind], from(fields[GUEST_PAYLOAD_NAMES[kind]], GUEST_FIELDS[kind])])),
    idempotencyKey,
  };
}

/** Fields that name a rate and no hotel: the rate says which hotel, which nights and which guests it is for. */
export function fieldsOfRate(fields: HotelBookingFields, subject: RateSubject): HotelBookingFields {
  const typed = Object.entries(fields).filter(([, value]) => typeof value !== "string" || value.trim() !== "");
  return { ...fields, hotelId: subject.hotelId, ...stayFields(subject), ...Object.fromEntries(typed) };
}

const typedOr = (typed: string, other: string): string => (typed.trim() === "" ? other : typed);

/** @throws ProblemError `invalid_request` that names every field at fault. */
export function parseHotelFields(fields: HotelBookingFields, rules: HotelBookingRules): HotelBookingRequest {
  const request = parseHotelBookingFields(fields, rules);
  if (request.ok) return request.value;
  throw fieldsProblem(request.error);
}
