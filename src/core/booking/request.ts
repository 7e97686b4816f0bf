import type { Party } from "../flights/index.ts";
import type { Guests, Stay } from "../hotels/index.ts";
import type { CurrencyCode, HotelId, Language, Money, OfferId, RateId } from "../kernel/index.ts";
import type { CardDetails } from "../payments/index.ts";
import type { Traveller, TravellerFault } from "../travellers/index.ts";
import type { BillingAddress, Contact } from "./booking.ts";

/** The language that somebody named; English for all that we do not write. */
export const bookingLanguage = (named: string | undefined): Language => (named === "es" ? "es" : "en");

interface AnyBookingRequest {
  /** What the screen showed; another one than ours is answered with ours. */
  readonly shownTotal: Money | null;
  readonly currency: CurrencyCode;
  /** The lead traveller first, who must be an adult. */
  readonly travellers: readonly [Traveller, ...Traveller[]];
  readonly contact: Contact;
  readonly billing: BillingAddress;
  readonly card: CardDetails;
  /** In which the traveller reads: mails are written in it. */
  readonly language: Language;
  /** The client's `Idempotency-Key`, or null. */
  readonly idempotencyKey: string | null;
}

export interface FlightBookingRequest extends AnyBookingRequest {
  readonly kind: "flight";
  readonly offerId: OfferId;
  readonly shownTotal: Money;
  /** More than the travellers: names are owed. */
  readonly party: Party;
}

export interface HotelBookingRequest extends AnyBookingRequest {
  readonly kind: "hotel";
  readonly hotelId: HotelId;
  /** The rate that was chosen; null: the cheapest that the hotel has for the stay. */
  readonly rateId: RateId | null;
  readonly stay: Stay;
  readonly guests: Guests;
  /** Null: the caller showed none, as the specification's own payload does; then ours stands. */
  readonly shownTotal: Money | null;
  /** The one who checks in. Other guests' names are not asked. */
  readonly travellers: readonly [Traveller];
}

/** A booking as somebody asks for it, every field checked for its shape; amounts and stock are still the server's to decide. */
export type BookingRequest = FlightBookingRequest | HotelBookingRequest;

/** Why a booking was not made. Nothing is held, charged or half done in any of these cases, but for `in_progress`. */
export type BookingFailure =
  | { readonly code: "price_changed"; readonly total: Money }
  /** Names or ages that cannot travel as they stand, or another party than the offer is for. */
  | { readonly code: "invalid_travellers"; readonly faults: readonly TravellerFault[] }
  | { readonly code: "sold_out" }
  | { readonly code: "offer_expired" }
  | { readonly code: "offer_forged" }
  | { readonly code: "payment_declined"; readonly reason: "declined" | "insufficient_funds" | "expired_card" }
  /** Its request was cut off before the bank heard of it, and the card is gone with it. */
  | { readonly code: "payment_not_asked" }
  /** It could not be ordered before its sale closed: the trip begins too soon, or has begun. */
  | { readonly code: "sale_closed" }
  | { readonly code: "in_progress" }
  /** The client's key has been used for another request before. */
  | { readonly code: "key_reused" }
  | { readonly code: "supplier_unavailable" };
