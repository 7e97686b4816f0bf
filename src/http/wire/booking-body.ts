import { z } from "@hono/zod-openapi";
import { LANGUAGES } from "../../core/kernel/index.ts";
import {
  type BookingFault,
  type FlightBookingFields,
  type FlightBookingRequest,
  type FlightBookingRules,
  leadingFault,
  parseFlightBookingFields,
} from "../../core/booking/index.ts";
import { ProblemError } from "../problems/problem.ts";
import { countryCodeOf } from "./country-code.ts";

/** Longer than any honest value; the parser knows each field's own limit. */
export const text = z.string().max(500).default("");
/** A number, or the text of one: the specification's form sends both. A phone number of its 25 letters, and a card's with blanks, are honest too. */
export const numeric = z
  .union([z.number(), z.string().max(50)])
  .transform(String)
  .default("");

/**
 * A total, which a program may have reckoned by itself: 370.28 × 5 + 15 is 1866.3999999999999 in binary fractions. Fourteen digits hold every total
 * of ours to the hundredth, and leave out what lies beyond.
 */
const total = z
  .union([z.number(), z.string().max(20)])
  .transform((sent) => String(typeof sent === "number" ? Number(sent.toPrecision(14)) : sent))
  .default("");

const traveller = z.object({
  kind: z
    .enum(["adult", "child", "infant"])
    .optional()
    .describe("Left out: as the party has it, adults first, then children, then infants"),
  middleName: text.describe("The title: mr, or mrs. /miss /ms.; mr where it is left out, as the form begins"),
  firstName: text.openapi({ example: "Ana", description: "As in the passport" }),
  lastName: text.openapi({ example: "Pérez", description: "As in the passport" }),
  dob: text.openapi({ example: "1990-05-17", description: "YYYY-MM-DD or MMM-DD-YYYY" }),
});

/** The form fields of the specification that every booking has, with our additions `expiryMonth` and `expiryYear`. */
export const formSchema = z.object({
  ...traveller.omit({ kind: true }).shape,
  email: z.string().max(1000).default("").openapi({ example: "ana@mail.example", description: "Where the confirmation goes" }),
  mobile: numeric.openapi({ example: "718 555 0163", description: "A phone number of any country" }),
  cardHolderName: text.openapi({ example: "Ana Pérez", description: "As on the card" }),
  cardNumber: numeric.openapi({ example: "4242424242424242", description: "Sandbox only" }),
  cardDetails: numeric.openapi({ example: "123", description: "The security code; sandbox only" }),
  expiryMonth: numeric.optional().describe("Of the card: 1 to 12"),
  expiryYear: numeric.optional().describe("Four digits"),
  address: text.openapi({ example: "12 Bergen Street", description: "Street and number of who pays" }),
  country: text
    .transform((named) => countryCodeOf(named) ?? named)
    .openapi({ example: "US", description: "ISO 3166-1 alpha-2, or the country's English name" }),
  state: text.openapi({ example: "New York", description: "State or province of who pays" }),
  city: text.openapi({ example: "Brooklyn", description: "City of who pays" }),
  postalCode: numeric.openapi({ example: "11201", description: "Postal code of who pays" }),
  totalAmount: total.openapi({ example: 611.48, description: "What the screen showed, in `currency`" }),
  currency: text.openapi({ example: "USD", description: "ISO 4217; one of those of /flights/exchange-rates" }),
  language: z.enum(LANGUAGES).optional().describe("In which mails are written; English when left out"),
});

/**
 * What a booking cannot be made without, for its description: to the schema each is a text that may be empty, for its absence is found by the
 * parser, which says it in its own words.
 */
export const NEEDED_OF_FORM = [
  "firstName",
  "lastName",
  "dob",
  "email",
  "mobile",
  "cardHolderName",
  "cardNumber",
  "cardDetails",
  "address",
  "country",
  "state",
  "city",
  "postalCode",
] as const satisfies readonly (keyof typeof formSchema.shape)[];

/** The flight booking payload of the specification, with our addition `travellers`. */
export const bookingBodySchema = formSchema
  .extend({
    flight: z
      .object({ id: z.string().max(1000).openapi({ example: "the id of an offer", description: "Of an offer that has not expired" }) })
      .describe("A result of the search, or its id alone"),
    adt: numeric.openapi({ example: 2, description: "Adults of the offer's party" }),
    chd: numeric.describe("Children of the offer's party"),
    ift: numeric.describe("Infants of the offer's party"),
    travellers: z
      .array(traveller)
      .max(20)
      .default([])
      .openapi({
        example: [{ firstName: "Luis", lastName: "Pérez", dob: "1988-02-29" }],
        description: "The travellers besides the lead; may be given later",
      }),
  })
  .openapi("FlightBooking", { required: [...NEEDED_OF_FORM, "flight", "totalAmount", "currency", "adt"] });

type BookingBody = z.infer<typeof bookingBodySchema>;

/** The fields under the names that the core's parser reads. */
function fieldsOf(body: BookingBody, idempotencyKey: string | null): FlightBookingFields {
  const { flight, ...fields } = body;
  return { ...fields, offerId: flight.id, idempotencyKey };
}

/** @throws ProblemError `invalid_request` that names every field at fault. */
export function parseBookingBody(body: BookingBody, idempotencyKey: string | null, rules: FlightBookingRules): FlightBookingRequest {
  const request = parseFlightBookingFields(fieldsOf(body, idempotencyKey), rules);
  if (request.ok) return request.value;
  throw fieldsProblem(request.error);
}

/** Speaks about the fault that the specification checks first, and names them all. */
export const fieldsProblem = (faults: readonly BookingFault[]): ProblemError =>
  new ProblemError("invalid_request", leadingFault(faults)?.message ?? "Some fields are not valid.", {
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
