import { z } from "@hono/zod-openapi";
import type { Bill } from "../../core/booking/index.ts";
import { toNumber } from "../../core/kernel/index.ts";
import { flightResultSchema, wireFlightResult } from "./flight-result.ts";

const amount = z.number();

export const billSchema = z
  .object({
    bookingId: z.string().length(8).describe("Crockford base 32"),
    status: z.enum(["confirmed", "pending"]),
    kind: z.literal("flight"),
    createdAt: z.string(),
    currency: z.string().length(3),
    amounts: z.object({ fare: amount, serviceFee: amount, platformFee: amount, total: amount }),
    card: z.object({ brand: z.string(), last4: z.string() }),
    flight: flightResultSchema,
    email: z.string(),
    travellers: z.array(z.object({ kind: z.string(), title: z.string(), firstName: z.string(), lastName: z.string(), dob: z.string() })),
    travellersOwed: z.number().int().describe("How many travellers' names are still to be given"),
  })
  .openapi("Bill");

/** A bill in the words of the contract. */
export function wireBill(bill: Bill): z.infer<typeof billSchema> {
  const { fare, serviceFee, platformFee, total } = bill.quote;
  return {
    bookingId: bill.bookingId,
    status: bill.status,
    kind: bill.kind,
    createdAt: bill.createdAt,
    currency: bill.quote.currency,
    amounts: { fare: toNumber(fare), serviceFee: toNumber(serviceFee), platformFee: toNumber(platformFee), total: toNumber(total) },
    card: bill.card,
    flight: wireFlightResult(bill.offer),
    email: bill.contact.email,
    travellers: bill.travellers.map(({ kind, title, firstName, lastName, dateOfBirth }) => ({
      kind,
      title,
      firstName,
      lastName,
      dob: dateOfBirth,
    })),
    travellersOwed: bill.travellersOwed,
  };
}
