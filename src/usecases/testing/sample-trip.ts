import { type Booking, type BookingRequest, type FlightBookingRequest, NO_PROGRESS } from "../../core/booking/index.ts";
import type { Bound, FlightOffer, Leg } from "../../core/flights/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import {
  type AirlineCode,
  type AirportCode,
  type BookingId,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  money,
  type OfferId,
  USD,
} from "../../core/kernel/index.ts";
import { quoteFlight, type RateTable } from "../../core/pricing/index.ts";
import type { Traveller } from "../../core/travellers/index.ts";

/** The moment at which the tests of bookings take place. */
export const NOW = "2027-03-01T12:00:00Z" as Instant;

export const RATES: RateTable = { base: USD, perUsd: { USD: 1, EUR: 0.8 }, asOf: "2027-03-01" as LocalDate, source: "the test" };

const airport = (code: string, city: string, country: string) => ({ code: code as AirportCode, name: `${city} Airport`, city, country });
const [newYork, london] = [airport("JFK", "New York", "US"), airport("LHR", "London", "GB")];

function leg(from: typeof newYork, to: typeof newYork, departs: string, arrives: string): Leg {
  const airline = { code: "BA" as AirlineCode, name: "British Airways" };
  return {
    airline: airline.code,
    airlineName: airline.name,
    flightNumber: 178,
    operatedBy: airline,
    from,
    to,
    departsAtLocal: departs as LocalDateTime,
    arrivesAtLocal: arrives as LocalDateTime,
    departsAt: `${departs}Z` as Instant,
    arrivesAt: `${arrives}Z` as Instant,
    durationMinutes: 420,
    layoverMinutes: null,
    cabin: "M",
    aircraft: "Airbus A350-1000",
  };
}

const bound = (only: Leg): Bound => ({ legs: [only], durationMinutes: only.durationMinutes });

/** New York to London on 12 March 2027 and back on the 19th, 500 US dollars for one adult. */
export const OFFER: FlightOffer = {
  id: "offer-of-the-test-trip" as OfferId,
  party: { adults: 1, children: 0, infants: 0 },
  expiresAt: "2027-03-01T12:30:00Z" as Instant,
  tripType: "roundTrip",
  bounds: [
    bound(leg(newYork, london, "2027-03-12T19:00:00", "2027-03-13T07:00:00")),
    bound(leg(london, newYork, "2027-03-19T10:00:00", "2027-03-19T13:00:00")),
  ],
  cabin: "M",
  farePerTraveller: money(500_00),
  bags: { carryOn: 1, checked: 1, checkedKg: 23, checkedBagFee: null },
  conditions: { changeFee: money(150_00), refundFee: null },
  co2Kg: 640,
};

/** Five seats out, nine back. */
export const CLAIMS: readonly InventoryClaim[] = [
  { key: "BA178/JFK/2027-03-12/M", available: 5 },
  { key: "BA177/LHR/2027-03-19/M", available: 9 },
];

export const ADA: Traveller = {
  kind: "adult",
  title: "mrs. /miss /ms.",
  firstName: "Ada",
  lastName: "Lovelace",
  dateOfBirth: "1990-12-10" as LocalDate,
};

export const REQUEST: FlightBookingRequest = {
  kind: "flight",
  offerId: OFFER.id,
  shownTotal: money(515_00),
  currency: USD,
  party: OFFER.party,
  travellers: [ADA],
  contact: { email: "ada@example.com", mobile: "+1 212 555 0100" },
  billing: { address: "1 Main Street", city: "New York", state: "NY", postalCode: "10001", country: "US" },
  card: { holderName: "Ada Lovelace", number: "4242424242424242", securityCode: "123", expiry: { month: 3, year: 2027 } },
  language: "en",
  idempotencyKey: null,
};

/** The same request of another person, so that it is another booking. */
export const requestOf = (name: string): FlightBookingRequest => ({
  ...REQUEST,
  contact: { ...REQUEST.contact, email: `${name}@example.com` },
});

/** The request under a key of the client's. */
export const keyed = (key: string): FlightBookingRequest => ({ ...REQUEST, idempotencyKey: key });

export const withCard = <Request extends BookingRequest>(request: Request, number: string): Request => ({
  ...request,
  card: { ...request.card, number },
});

type FlightBooking = Extract<Booking, { readonly kind: "flight" }>;

/** A booking that has just been held. `number` makes its id. */
export function heldBooking(number: number, change: Partial<FlightBooking> = {}): FlightBooking {
  return {
    id: String(number).padStart(8, "0") as BookingId,
    kind: "flight",
    state: "held",
    createdAt: NOW,
    offer: OFFER,
    quote: quoteFlight(OFFER.farePerTraveller, OFFER.party, USD, RATES),
    travellers: [ADA],
    contact: REQUEST.contact,
    billing: REQUEST.billing,
    card: { brand: "visa", last4: "4242" },
    language: "en",
    progress: NO_PROGRESS,
    units: 1,
    claims: CLAIMS.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ...change,
  };
}
