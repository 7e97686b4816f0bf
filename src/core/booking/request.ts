import type { Party } from "../flights/index.ts";
import type { CurrencyCode, Money, OfferId } from "../kernel/index.ts";
import type { CardDetails } from "../payments/index.ts";
import type { Traveller, TravellerFault } from "../travellers/index.ts";
import type { BillingAddress, Contact } from "./booking.ts";

/** A booking as somebody asks for it, every field checked for its shape; amounts and seats are still the server's to decide. */
export interface FlightBookingRequest {
  readonly offerId: OfferId;
  /** What the screen showed; another one than ours is answered with ours. */
  readonly shownTotal: Money;
  readonly currency: CurrencyCode;
  readonly party: Party;
  /** The lead traveller first, who must be an adult; fewer than the party means that names are owed. */
  readonly travellers: readonly [Traveller, ...Traveller[]];
  readonly contact: Contact;
  readonly billing: BillingAddress;
  readonly card: CardDetails;
  /** The client's `Idempotency-Key`, or null. */
  readonly idempotencyKey: string | null;
}

/** Why a booking was not made. Nothing is held, charged or half done in any of these cases, but for `in_progress`. */
export type BookingFailure =
  | { readonly code: "price_changed"; readonly total: Money }
  /** Names or ages that cannot travel as they stand, or another party than the offer is for. */
  | { readonly code: "invalid_travellers"; readonly faults: readonly TravellerFault[] }
  | { readonly code: "sold_out" }
  | { readonly code: "offer_expired" }
  | { readonly code: "offer_forged" }
  | { readonly code: "payment_declined"; readonly reason: "declined" | "insufficient_funds" | "expired_card" }
  | { readonly code: "in_progress" }
  /** The client's key has been used for another request before. */
  | { readonly code: "key_reused" }
  | { readonly code: "supplier_unavailable" };
