import { z } from "@hono/zod-openapi";
import { CANCELLATION_QUOTE_MINUTES, type CancellationQuote, type CancellationRule } from "../../core/booking/index.ts";
import { type Money, money, secondsAfter, times, toDecimal, toNumber } from "../../core/kernel/index.ts";
import { policyLabel, policyWords } from "../../core/policy/index.ts";
import { amount } from "./amounts.ts";

const RULES = [
  "paid",
  "fare_refundable",
  "fare_not_refundable",
  "fare_penalty",
  "service_fee_kept",
  "hotel_free_until",
  "hotel_penalty",
  "hotel_not_refundable",
  "hotel_unpaid",
  "already_given_back",
  "policy",
] as const satisfies readonly CancellationRule["kind"][];

export const cancellationQuoteSchema = z
  .object({
    currency: z.string().length(3),
    refund: amount.describe("What comes back: the sum of the lines"),
    lines: z.array(
      z.object({
        amount: z.number().describe("Paid (above 0) or kept (below 0)"),
        rule: z.enum(RULES),
        description: z.string().openapi({ example: "Cancellation fee, $50 per ticket" }),
      }),
    ),
    quotedAt: z.string().openapi({ example: "2027-02-01T10:00:00Z" }),
    holdsUntil: z.string().describe("Until when it can be agreed to, as long as it comes to the same"),
    alreadyRefunded: z.number().describe("What an agent has given back before, as far as it counts towards this; one of the lines"),
    refundDue: z.string().nullable().describe("By when the money is back; null where none is"),
  })
  .openapi("CancellationQuote");

/** What giving a booking back comes to, in the words of the API. */
export const wireCancellationQuote = ({ lines, refund, at, refundDue }: CancellationQuote): z.infer<typeof cancellationQuoteSchema> => ({
  currency: refund.currency,
  refund: toNumber(refund),
  lines: lines.map((line) => ({ amount: toNumber(line.amount), rule: line.rule.kind, description: describeRule(line.rule) })),
  quotedAt: at,
  holdsUntil: secondsAfter(at, 60 * CANCELLATION_QUOTE_MINUTES),
  alreadyRefunded: toNumber(refundedBefore(lines, refund)),
  refundDue,
});

const refundedBefore = (lines: CancellationQuote["lines"], { currency }: CancellationQuote["refund"]) =>
  times(lines.find(({ rule }) => rule.kind === "already_given_back")?.amount ?? money(0, currency), -1);

function describeRule(rule: CancellationRule): string {
  switch (rule.kind) {
    case "policy":
      return `${policyLabel(rule.key, "en")}, ${policyWords(rule.key, "en", rule.heldAt)}`;
    case "paid":
      return "Paid for the booking";
    case "fare_refundable":
      return "The airline keeps nothing of this fare";
    case "fare_not_refundable":
      return "The airline gives nothing of this fare back";
    case "fare_penalty":
      return "What the airline keeps, by the conditions of the fare";
    case "service_fee_kept":
      return "Service fee, kept once a booking is confirmed";
    case "hotel_free_until":
      return `Cancellation is free until ${rule.until}`;
    case "hotel_penalty":
      return "What the hotel keeps, by the conditions of the rate";
    case "hotel_not_refundable":
      return "The hotel gives nothing of this rate back";
    case "already_given_back":
      return "Paid back before, by an agent";
    case "hotel_unpaid":
      return unpaidWords(rule.penalty);
  }
}

const unpaidWords = (penalty: Money): string =>
  penalty.amountMinor === 0
    ? "Nothing was taken, and canceling costs nothing"
    : `Nothing was taken; the hotel itself may charge ${toDecimal(penalty)} ${penalty.currency} to the card`;
