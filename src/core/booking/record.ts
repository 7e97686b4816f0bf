import { type FlightOffer, type SeatClaim, travellerCount } from "../flights/index.ts";
import type { BookingId, Instant } from "../kernel/index.ts";
import type { CardSummary } from "../payments/index.ts";
import type { FlightQuote } from "../pricing/index.ts";
import type { Traveller } from "../travellers/index.ts";
import type { BillingAddress, Bill, Contact } from "./booking.ts";
import type { BookingState } from "./states.ts";

/** A booking as we keep it: the offer and the quote as they stood when it was made. */
export interface Booking {
  readonly id: BookingId;
  readonly kind: "flight";
  readonly state: BookingState;
  readonly createdAt: Instant;
  readonly offer: FlightOffer;
  readonly quote: FlightQuote;
  /** The lead traveller first. */
  readonly travellers: readonly Traveller[];
  readonly contact: Contact;
  readonly billing: BillingAddress;
  readonly card: CardSummary;
  /** Seats that each claim holds. */
  readonly seats: number;
  readonly claims: readonly SeatClaim[];
}

/** The bill of a booking; null for one that came to nothing, because nothing is owed for it. */
export function billOf(booking: Booking): Bill | null {
  const { id, kind, state, createdAt, offer, quote, travellers, contact, card } = booking;
  if (state === "quoted" || state === "failed" || state === "expired" || state === "released") return null;
  return {
    bookingId: id,
    status: state === "confirmed" ? "confirmed" : "pending",
    kind,
    createdAt,
    quote,
    card,
    offer,
    contact,
    travellers,
    travellersOwed: travellerCount(offer.party) - travellers.length,
  };
}
