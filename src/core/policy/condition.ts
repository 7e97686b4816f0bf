import type { CabinCode } from "../flights/index.ts";

/** The cabins that the policies tell apart: premium economy goes with economy. */
type CabinGroup = "economy" | "businessOrFirst";

export const cabinGroup = (cabin: CabinCode): CabinGroup => (cabin === "C" || cabin === "F" ? "businessOrFirst" : "economy");

/** The facts of a case by which a policy is chosen. */
interface PolicyCase {
  readonly product: "flight" | "hotel";
  /** What is asked for. */
  readonly act: "book" | "cancel" | "exchange" | "ship";
  /** Where it was booked. */
  readonly channel: "site" | "phone";
  readonly route: "domestic" | "international";
  /** Where the first flight starts. */
  readonly origin: "usOrCanada" | "elsewhere";
  /** Whether a city of the trip is one for which airlines or banks ask for extra checks. */
  readonly city: "ordinary" | "highRisk";
  readonly cabin: CabinGroup;
  /** A fare of a low-cost airline, or a basic economy fare. */
  readonly fare: "standard" | "lowCostOrBasic";
  /** Since the ticket was issued or the room booked, measured by `POLICY.postTicketingWindow`. */
  readonly sinceBooking: "within" | "after";
  /** Measured by `POLICY.exchangeNotice`. */
  readonly beforeDeparture: "moreThan" | "within";
  /** An exchange in the near window or later. The near window is the first one after the ticket was issued. */
  readonly exchangeWindow: "near" | "later";
  /** What a cancellation ends in. */
  readonly outcome: "futureCredit" | "refund";
}

/** What a case must be like for a policy to hold. A fact that is not named does not matter. */
export type PolicyCondition = { readonly [Fact in keyof PolicyCase]?: PolicyCase[Fact] };

/** Whether a case, as far as it is known, meets every fact that a condition names. */
export function isMet(condition: PolicyCondition, known: PolicyCondition): boolean {
  const facts = Object.entries(condition);
  return facts.every(([fact, value]) => (known as Readonly<Record<string, unknown>>)[fact] === value);
}
