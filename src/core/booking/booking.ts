import type { FlightOffer } from "../flights/index.ts";
import type { BookingId, Instant } from "../kernel/index.ts";
import type { CardSummary } from "../payments/index.ts";
import type { FlightQuote } from "../pricing/index.ts";
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

/** What we promise back: the bill of the specification, without its wire names. */
export interface Bill {
  readonly bookingId: BookingId;
  readonly status: "confirmed" | "pending";
  readonly kind: "flight";
  readonly createdAt: Instant;
  readonly quote: FlightQuote;
  readonly card: CardSummary;
  readonly offer: FlightOffer;
  readonly contact: Contact;
  readonly travellers: readonly Traveller[];
  /** How many travellers' names are still owed (the API takes a booking with the lead traveller alone). */
  readonly travellersOwed: number;
}
