import {
  billOf,
  type Booking,
  type BookingFailure,
  FINGERPRINT_MINUTES,
  fingerprintText,
  type FlightBookingRequest,
  minutesBefore,
  requestText,
} from "../core/booking/index.ts";
import { seatCount } from "../core/flights/index.ts";
import { err, isSame, ok, type Result } from "../core/kernel/index.ts";
import { summariseCard } from "../core/payments/index.ts";
import { quoteFlight } from "../core/pricing/index.ts";
import { pay, record } from "./payment.ts";
import type { BookingStore, ClaimOutcome, RequestClaim } from "./ports/booking-store.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { PaymentGateway } from "./ports/payment-gateway.ts";
import type { RateSource } from "./ports/rate-source.ts";
import type { Clock, Digest, Ids } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** A claim that has not come to a booking after this long was left by a process that died. */
const ABANDONED_AFTER_MINUTES = 2;

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
 * one transaction, then the money, then the outcome in another. What it refuses before seats are held is not remembered, so
 * the same key may be used again; a declined card is remembered for a client's key and forgotten for a fingerprint.
 */
export function createBookFlight(ports: BookFlightPorts): UseCases["bookFlight"] {
  return async (request) => {
    const claim = claimFor(request, ports);
    const outcome = await ports.store.claim(claim);
    if (outcome.kind !== "fresh") return answerAgain(ports.store, outcome);
    const held = await hold(request, claim, ports).catch(async (error: unknown) => {
      await ports.store.forget(claim);
      throw error;
    });
    if (!held.ok) {
      await ports.store.forget(claim);
      return held;
    }
    return settle(ports, held.value, request);
  };
}

function claimFor(request: FlightBookingRequest, { clock, ids, digest }: BookFlightPorts): RequestClaim {
  const at = clock.now();
  const common = { attempt: ids.rowId(), at, abandonedBefore: minutesBefore(at, ABANDONED_AFTER_MINUTES) };
  if (request.idempotencyKey !== null) {
    const key = `client:${digest(request.idempotencyKey)}`;
    return { ...common, key, kind: "client", requestHash: digest(requestText(request)), expiredBefore: null };
  }
  const fingerprint = digest(fingerprintText(request));
  const expiredBefore = minutesBefore(at, FINGERPRINT_MINUTES);
  return { ...common, key: `fingerprint:${fingerprint}`, kind: "fingerprint", requestHash: fingerprint, expiredBefore };
}

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
  const quote = quoteFlight(offer.farePerTraveller, offer.party, request.currency, ports.rates.current());
  if (!isSame(request.shownTotal, quote.total)) return err({ code: "price_changed", total: quote.total });
  const { travellers, contact, billing } = request;
  const booking: Booking = {
    id: ports.ids.bookingId(),
    kind: "flight",
    state: "held",
    createdAt: claim.at,
    offer,
    quote,
    travellers,
    contact,
    billing,
    card: summariseCard(request.card.number),
    seats: seatCount(offer.party),
    claims,
  };
  const held = await ports.store.hold(booking, claim);
  if (held.ok) return ok(booking);
  return err({ code: held.error === "sold_out" ? "sold_out" : "in_progress" });
}

async function settle(ports: BookFlightPorts, booking: Booking, request: FlightBookingRequest): Promise<Booked> {
  const outcome = await record(ports, booking, await pay(ports, booking, request.card));
  if ("failure" in outcome) return err(outcome.failure);
  const bill = billOf(outcome.booking);
  if (!bill) return err({ code: "payment_declined", reason: "declined" });
  ports.supply.noteSeats(booking.claims, booking.seats);
  return ok(bill);
}
