import { billOf, type Booking, type BookingFailure, type BookingRequest } from "../core/booking/index.ts";
import { type BookingId, err, type Instant, ok, type Result } from "../core/kernel/index.ts";
import { summariseCard } from "../core/payments/index.ts";
import { pay } from "./payment.ts";
import type { BookingStore, ClaimOutcome, RequestClaim } from "./ports/booking-store.ts";
import type { PaymentGateway } from "./ports/payment-gateway.ts";
import type { Clock, Digest, Ids } from "./ports/system.ts";
import { recordPayment } from "./record-payment.ts";
import { claimFor } from "./request-claim.ts";
import type { Proposal, SellerPorts } from "./proposal.ts";
import { proposalsFor } from "./proposals-for.ts";
import { stockOf } from "./supplies.ts";
import type { UseCases } from "./use-cases.ts";

export interface BookPorts extends SellerPorts {
  readonly store: BookingStore;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
}

type Booked = Awaited<ReturnType<UseCases["book"]>>;

/**
 * Makes a booking of whatever is sold, once however often it is asked for: the key first, then the offer priced anew, then its
 * units and the booking in one transaction, then the money, then the outcome in another. What is refused before anything is held
 * is not remembered, so that the same key may be used again; a declined card is remembered for a client's key and forgotten for
 * a fingerprint. When the process dies in the middle, `settle-bookings` finds out what became of the money.
 */
export function createBook(ports: BookPorts): UseCases["book"] {
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

/** Prices what would do anew and takes it; the next best when the last of it is gone. */
async function hold(request: BookingRequest, claim: RequestClaim, ports: BookPorts): Promise<Result<Booking, BookingFailure>> {
  for await (const proposal of proposalsFor(ports, request, claim.at)) {
    if (!proposal.ok) return proposal;
    const booking = bookingOf(ports.ids.bookingId(), request, claim.at, proposal.value);
    const held = await ports.store.hold(booking, claim);
    if (held.ok) return ok(booking);
    if (held.error === "claim_lost") return err({ code: "in_progress" });
  }
  return err({ code: "sold_out" });
}

function bookingOf(id: BookingId, request: BookingRequest, createdAt: Instant, { purchase, claims, units }: Proposal): Booking {
  const { travellers, contact, billing } = request;
  const card = summariseCard(request.card.number);
  return { id, state: "held", createdAt, travellers, contact, billing, card, units, claims, ...purchase };
}

/** Takes the money for a held booking and writes down how that came out. */
async function charge(ports: BookPorts, booking: Booking, request: BookingRequest): Promise<Booked> {
  stockOf(ports, booking.kind).noteSold(booking.claims, booking.units);
  const recorded = await recordPayment(ports, booking, await pay(ports, booking, request.card));
  if (recorded.kind === "ended") return err(recorded.failure);
  const bill = billOf(recorded.booking);
  return bill ? ok(bill) : err({ code: "payment_declined", reason: "declined" });
}
