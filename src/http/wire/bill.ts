import { z } from "@hono/zod-openapi";
import type { Bill } from "../../core/booking/index.ts";
import { add, toNumber } from "../../core/kernel/index.ts";
import type { FlightQuote, StayQuote } from "../../core/pricing/index.ts";
import type { Traveller } from "../../core/travellers/index.ts";
import { amount } from "./amounts.ts";
import { flightResultSchema, wireFlightResult } from "./flight-result.ts";
import { staySchema, wireStay } from "./stay.ts";

const anyBill = z.object({
  bookingId: z.string().length(8).describe("Crockford base 32"),
  status: z.enum(["confirmed", "pending", "cancelled"]).describe("`pending`: the last answer of a supplier or the bank is still to come"),
  createdAt: z.string().describe("A moment in UTC"),
  currency: z.string().length(3).describe("Of all amounts of the bill"),
  card: z.object({ brand: z.string(), last4: z.string() }),
  email: z.string(),
  travellers: z.array(z.object({ kind: z.string(), title: z.string(), firstName: z.string(), lastName: z.string(), dob: z.string() })),
  travellersOwed: z.number().int().describe("How many travellers' names are still to be given"),
});

const amounts = z.object({
  fare: amount.describe("Of all travelers, taxes in"),
  serviceFee: amount.describe("Ours"),
  platformFee: amount.describe("Ours"),
  total: amount.describe("The sum of these"),
});

const flightBillSchema = anyBill.extend({ kind: z.literal("flight"), amounts, flight: flightResultSchema }).openapi("FlightBill");

const hotelBillSchema = anyBill
  .extend({
    kind: z.literal("hotel"),
    amounts: amounts.extend({
      fare: amount.describe("The stay: rooms, taxes and fees"),
      taxesAndFees: amount.describe("The part of the fare that is taxes and mandatory fees"),
      dueNow: amount.describe("Taken off the card at once"),
      dueAtHotel: amount.describe("Paid at the hotel"),
    }),
    stay: staySchema,
  })
  .openapi("HotelBill");

export const billSchema = z.discriminatedUnion("kind", [flightBillSchema, hotelBillSchema]).openapi("Bill");

/** A bill in the words of the API. */
export function wireBill(bill: Bill): z.infer<typeof billSchema> {
  const common = {
    bookingId: bill.bookingId,
    status: bill.status,
    createdAt: bill.createdAt,
    currency: bill.quote.currency,
    card: bill.card,
    email: bill.contact.email,
    travellers: bill.travellers.map(wireTraveller),
    travellersOwed: bill.travellersOwed,
  };
  return bill.kind === "flight"
    ? { ...common, kind: bill.kind, amounts: flightAmounts(bill.quote), flight: wireFlightResult(bill.offer) }
    : { ...common, kind: bill.kind, amounts: stayAmounts(bill.quote), stay: wireStay(bill.offer) };
}

const wireTraveller = ({ kind, title, firstName, lastName, dateOfBirth }: Traveller) => ({
  kind,
  title,
  firstName,
  lastName,
  dob: dateOfBirth,
});

const flightAmounts = ({ fare, serviceFee, platformFee, total }: FlightQuote): z.infer<typeof amounts> => ({
  fare: toNumber(fare),
  serviceFee: toNumber(serviceFee),
  platformFee: toNumber(platformFee),
  total: toNumber(total),
});

/** The fare of a stay is all that the hotel gets. */
function stayAmounts(quote: StayQuote): z.infer<typeof hotelBillSchema>["amounts"] {
  const { rooms, taxesAndFees, serviceFee, platformFee, total, dueNow, dueAtHotel } = quote;
  return {
    fare: toNumber(add(rooms, taxesAndFees)),
    taxesAndFees: toNumber(taxesAndFees),
    serviceFee: toNumber(serviceFee),
    platformFee: toNumber(platformFee),
    total: toNumber(total),
    dueNow: toNumber(dueNow),
    dueAtHotel: toNumber(dueAtHotel),
  };
}
