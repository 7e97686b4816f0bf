import { billOf, type Booking, type BookingFailure, type FlightBookingRequest } from "../core/booking/index.ts";
import { seatCount } from "../core/flights/index.ts";
import { err, ok, type Result } from "../core/kernel/index.ts";
import { summariseCard } from "../core/payments/index.ts";
import { pay } from "./payment.ts";
import type { BookingStore, ClaimOutcome, RequestClaim } from "./ports/booking-store.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { PaymentGateway } from "./ports/payment-gateway.ts";
import type { RateSource } from "./ports/rate-source.ts";
import type { Clock, Digest, Ids } from "./ports/system.ts";
import { priceRequest } from "./price-request.ts";
import { recordPayment } from "./record-payment.ts";
import { claimFor } from "./request-claim.ts";
import type { UseCases } from "./use-cases.ts";

export interface BookFlightPorts {
  readonly supply: FlightSupply;
  readonly store: BookingStore;
  readonly gateway: PaymentGateway;
  readonly rates: RateSource;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
}

type Booked = Awaited<ReturnType<UseCases["bookFlight"]>>;

/**
 * Makes a booking, once however often it is asked for: the key first, then the offer priced anew, then seats and booking in
 * one transaction, then the money, then the outcome in another. What is refused before seats are held is not remembered, so
 * that the same key may be used again; a declined card is remembered for a client's key and forgotten for a fingerprint.
 * When the process dies in the middle, `settle-bookings` finds out what became of the money.
 */
export function createBookFlight(ports: BookFlightPorts): UseCases["bookFlight"] {
  return async (request) => {
    const claim = claimFor(request, ports);
    const outcome = await ports.store.claim(claim);
    if (outcome.kind !== "fresh") return answerAgain(ports.store, outcome);
    let held: Result<Booking, BookingFailure> | null = null;
    try {
      held = await hold(request, claim, ports);
    } finally {
      if (!held?.ok) await ports.store.forget(claim);
    }
    return held.ok ? charge(ports, held.value, request) : held;
  };
}

/** The answer to a request that has been here before. */
async function answerAgain(store: BookingStore, outcome: Exclude<ClaimOutcome, { kind: "fresh" }>): Promise<Booked> {
  if (outcome.kind === "refused") return err(outcome.failure);
  if (outcome.kind !== "booked") return err({ code: outcome.kind });
  const booking = await store.find(outcome.bookingId);
  const bill = booking && billOf(booking);
  return bill ? ok(bill) : err({ code: "in_progress" });
}

/** Prices the offer anew and takes its seats. */
async function hold(request: FlightBookingRequest, claim: RequestClaim, ports: BookFlightPorts): Promise<Result<Booking, BookingFailure>> {
  const found = await ports.supply.offer(request.offerId, claim.at);
  if (!found.ok) return err({ code: found.error });
  const { offer, seats: claims } = found.value;
  const quote = priceRequest(request, offer, ports.rates.current(), claim.at);
  if (!quote.ok) return quote;
  const { travellers, contact, billing } = request;
  const booking: Booking = {
    id: ports.ids.bookingId(),
    kind: "flight",
    state: "held",
    createdAt: claim.at,
    offer,
    quote: quote.value,
    travellers,
    contact,
    billing,
    card: summariseCard(request.card.number),
    seats: seatCount(offer.party),
    claims,
  };
  const held = await ports.store.hold(booking, claim);
  return held.ok ? ok(booking) : err({ code: held.error === "sold_out" ? "sold_out" : "in_progress" });
}

/** Takes the money for a held booking and writes down how that came out. */
async function charge(ports: BookFlightPorts, booking: Booking, request: FlightBookingRequest): Promise<Booked> {
  ports.supply.noteSeats(booking.claims, booking.seats);
  const recorded = await recordPayment(ports, booking, await pay(ports, booking, request.card));
  if (recorded.kind === "ended") return err(recorded.failure);
  const bill = billOf(recorded.booking);
  return bill ? ok(bill) : err({ code: "payment_declined", reason: "declined" });
}
