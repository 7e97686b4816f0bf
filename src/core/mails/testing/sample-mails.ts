import type { Booking, CancellationQuote } from "../../booking/index.ts";
import { type Instant, money } from "../../kernel/index.ts";
import type { MailFacts } from "../index.ts";

const ZONES: Readonly<Record<string, string>> = {
  JFK: "America/New_York",
  BOS: "America/New_York",
  LHR: "Europe/London",
  DUB: "Europe/Dublin",
  KEF: "Atlantic/Reykjavik",
  SYD: "Australia/Sydney",
  KTM: "Asia/Kathmandu",
};

/** A demonstration's site: a test payment for something that only we know of. */
export const FACTS: MailFacts = {
  brand: {
    name: "Farewind",
    supportPhone: "(800) 555-0142",
    supportEmail: "hello@agency.example",
    officeAddress: "100 Harbor Street, Boston, MA 02110",
  },
  publicUrl: "https://fly.example",
  isTestPayment: true,
  isModelSupply: true,
  zoneOf: (airport) => ZONES[airport] ?? null,
  now: "2027-03-02T09:00:00Z" as Instant,
  id: "mail-1",
};

/** One that sells in earnest. */
export const IN_EARNEST: MailFacts = { ...FACTS, isTestPayment: false, isModelSupply: false };

/** 515 dollars paid: the airline keeps 200, we 15 and 50 and 50. */
export const CANCELLATION: CancellationQuote = {
  lines: [
    { amount: money(515_00), rule: { kind: "paid" } },
    { amount: money(-200_00), rule: { kind: "fare_penalty" } },
    { amount: money(-15_00), rule: { kind: "service_fee_kept" } },
    { amount: money(-50_00), rule: { kind: "policy", key: "cancellationFee" } },
    { amount: money(-50_00), rule: { kind: "policy", key: "refundProcessingFee" } },
  ],
  refund: money(200_00),
  at: "2027-03-02T09:00:00Z" as Instant,
  refundDue: "2027-05-31T09:00:00Z" as Instant,
};

/** A booking that was given back as `CANCELLATION` says. */
export const givenBack = <B extends Booking>(booking: B, state: "cancelled" | "refunded" = "cancelled"): B => ({
  ...booking,
  state,
  progress: { ...booking.progress, cancellation: CANCELLATION },
});
