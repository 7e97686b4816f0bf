import { type FlightOffer, isFlightOnSale } from "../flights/index.ts";
import { type HotelOffer, isStayOnSale } from "../hotels/index.ts";
import type { BookingId, Instant, Money } from "../kernel/index.ts";
import type { CardSummary } from "../payments/index.ts";
import type { FlightQuote, StayQuote } from "../pricing/index.ts";
import type { Traveller } from "../travellers/index.ts";

export interface Contact {
  readonly email: string;
  readonly mobile: string;
}

export interface BillingAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What was bought and what it costs, by its kind: the only part in which bookings of different kinds differ. */
export type Purchase =
  | { readonly kind: "flight"; readonly offer: FlightOffer; readonly quote: FlightQuote }
  | { readonly kind: "hotel"; readonly offer: HotelOffer; readonly quote: StayQuote };

export type BookingKind = Purchase["kind"];

/** What we take for it now: all of it, but for a stay that is paid at the hotel. Then it is 0, and the card is only checked. */
export const dueNow = (purchase: Purchase): Money => (purchase.kind === "flight" ? purchase.quote.total : purchase.quote.dueNow);

/** Whether it may be ordered at a moment: for as long as it may be sold. */
export const isOnSale = (purchase: Purchase, now: Instant): boolean =>
  purchase.kind === "flight" ? isFlightOnSale(purchase.offer.bounds[0], now) : isStayOnSale(purchase.offer, now);

interface BillOf {
  readonly bookingId: BookingId;
  readonly status: "confirmed" | "pending" | "cancelled";
  readonly createdAt: Instant;
  readonly card: CardSummary;
  readonly contact: Contact;
  readonly travellers: readonly Traveller[];
  /** How many travellers' names are still to be given (the API takes a flight with the lead traveller alone; a stay asks for no other). */
  readonly travellersOwed: number;
}

/** What we promise back: the bill of the specification, without its wire names. */
export type Bill = BillOf & Purchase;
