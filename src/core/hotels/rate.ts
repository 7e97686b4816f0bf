import type { Instant, Money, RateId } from "../kernel/index.ts";
import type { Cancellation } from "./cancellation.ts";

/** The keys of the specification (section 3), in the order of the filter. */
export const RATE_FEATURES = ["free_cancellation", "book_now_pay_later", "breakfast_included", "refundable"] as const;
export type RateFeature = (typeof RATE_FEATURES)[number];

export const BOARDS = ["room_only", "breakfast", "half_board", "all_inclusive"] as const;
export type Board = (typeof BOARDS)[number];

export const CHARGE_KINDS = [
  "sales_tax",
  "occupancy_tax",
  "vat",
  "city_tax",
  "tourism_levy",
  "service_charge",
  "resort_fee",
  "facility_fee",
] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** A tax or a fee that nobody can decline, for the whole booking in USD. Always inside the total. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly amount: Money;
}

/**
 * What a stay costs, all rooms and everything mandatory in, in USD. The specification makes a total out of the nightly price
 * times the nights, so `perNight` is a whole number of cents and `total` is exactly `perNight` x nights.
 */
export interface StayPrice {
  /** All rooms, taxes and fees in: the stay's total spread evenly over its nights. */
  readonly perNight: Money;
  readonly total: Money;
  /** The part of `total` that is taxes and mandatory fees: the sum of `charges`. */
  readonly taxesAndFees: Money;
}

/** What can be bought: one way of booking one kind of room for one stay. */
export interface Rate extends StayPrice {
  readonly id: RateId;
  readonly expiresAt: Instant;
  readonly features: readonly RateFeature[];
  readonly board: Board;
  readonly cancellation: Cancellation;
  readonly charges: readonly Charge[];
  /** `hotel`: the card is only checked, and the hotel takes the money (book now, pay later). */
  readonly payAt: "now" | "hotel";
  /** Rooms of this kind left in the stay's fullest night, our own sales taken off. */
  readonly roomsLeft: number;
}
