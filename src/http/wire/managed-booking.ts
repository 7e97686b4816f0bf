import { z } from "@hono/zod-openapi";
import type { TravellerFields } from "../../core/booking/index.ts";
import { type CurrencyCode, money, parseAmountMinor, parseInstant, toNumber } from "../../core/kernel/index.ts";
import type { AgreedRefund } from "../../core/cancellation/index.ts";
import type { ManagedBooking } from "../../usecases/manage/managed-booking.ts";
import { amount } from "./amounts.ts";
import { billSchema, wireBill } from "./bill.ts";
import { cancellationQuoteSchema, wireCancellationQuote } from "./cancellation-quote.ts";

/** Longer than any honest value. */
const text = z.string().max(1000).default("");

export const lookupBodySchema = z
  .object({
    bookingId: text.describe("The reference of the bill").openapi({ example: "7K3M9QXZ" }),
    email: text.describe("The one that the booking was made with").openapi({ example: "maya.ellison@mail.example" }),
  })
  .openapi("BookingLookup", { required: ["bookingId", "email"] });

export const cancelBodySchema = lookupBodySchema
  .extend({
    refund: z.number().nonnegative().openapi({ example: 411.48, description: "The refund of the quote that was agreed to" }),
    currency: z.string().length(3).openapi({ example: "USD", description: "`currency` of that quote" }),
    quotedAt: z.string().max(40).openapi({ example: "2026-12-01T15:00:00Z", description: "`quotedAt` of that quote" }),
  })
  .openapi("CancellationAgreed");

export const namesBodySchema = lookupBodySchema
  .extend({
    travellers: z
      .array(
        z.object({
          middleName: text.describe("The title"),
          firstName: text.openapi({ example: "Luis", description: "As in the passport" }),
          lastName: text.openapi({ example: "Pérez", description: "As in the passport" }),
          dob: text.openapi({ example: "1988-02-29", description: "YYYY-MM-DD" }),
        }),
      )
      .max(9)
      .describe("All who are still to be named, in the order of `namesOwed`"),
  })
  .openapi("OwedNames");

export const sentSchema = z.object({ email: z.string().describe("Where it goes") }).openapi("ConfirmationSent");

const managed = z.object({
  orderReference: z.string().nullable().describe("The airline's or the hotel's own name of it"),
  isWithAgent: z.boolean().describe("An agent is finding out what became of a part of it"),
  // Not `nullable`, which would say of every quote of the description that it may be none.
  cancellation: z.union([cancellationQuoteSchema, z.null()]).describe("What was agreed to when it was given back"),
  refundStatus: z.enum(["none", "on_its_way", "paid"]).describe("Of the cancellation"),
  refunds: z
    .array(
      z.object({
        amount,
        status: z.enum(["open", "refunded"]).describe("`open`: the bank has not confirmed it yet"),
        to: z.enum(["card", "otherwise"]).describe("`otherwise`: as was agreed with the traveler"),
        at: z.string().describe("When it was begun"),
        due: z.string().describe("By when it is there"),
      }),
    )
    .describe("What agents have given back beside a cancellation, in the bill's currency"),
  canCancel: z.boolean().describe("Whether /bookings/cancel-quote has a quote for it"),
  namesOwed: z.array(z.enum(["adult", "child", "infant"])).describe("Travelers who are still to be named"),
});

export const managedBookingSchema = z.intersection(billSchema, managed).openapi("ManagedBooking");

/** A booking as its traveller comes back to it, in the words of the API. */
export function wireManagedBooking(booking: ManagedBooking): z.infer<typeof managedBookingSchema> {
  const { bill, orderRef, isWithPerson, cancellation, refund, refunds, refusal, owed } = booking;
  return {
    ...wireBill(bill),
    orderReference: orderRef,
    isWithAgent: isWithPerson,
    cancellation: cancellation && wireCancellationQuote(cancellation),
    refundStatus: refund,
    refunds: refunds.map(({ amount: given, outcome, way, at, due }) => ({ amount: toNumber(given), status: outcome, to: way, at, due })),
    canCancel: refusal === null,
    namesOwed: [...owed],
  };
}

/** What somebody agreed to; null for texts that are no amount or no moment. */
export function agreedRefundOf(refund: string | number, currency: string, quotedAt: string): AgreedRefund | null {
  const minor = parseAmountMinor(refund);
  const at = parseInstant(quotedAt);
  return minor === null || at === null ? null : { refund: money(minor, currency as CurrencyCode), at };
}

export const namesOf = ({ travellers }: z.infer<typeof namesBodySchema>): readonly TravellerFields[] => travellers;
