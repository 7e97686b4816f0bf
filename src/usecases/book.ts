import { billOf, type Booking, type BookingFailure, type BookingRequest, NO_PROGRESS } from "../core/booking/index.ts";
import { type BookingId, err, type Instant, isBefore, ok, type Result, secondsBefore } from "../core/kernel/index.ts";
import { summariseCard } from "../core/payments/index.ts";
import { createClaims } from "./claims.ts";
import type { ClaimOutcome, RequestClaim } from "./ports/booking-store.ts";
import type { Digest, Ids } from "./ports/system.ts";
import { carryOut, type CarryOutPorts, LEAVE_ALONE_SECONDS } from "./process/carry-out.ts";
import type { Proposal, SellerPorts } from "./proposal.ts";
import { proposalsFor } from "./proposals-for.ts";
import { claimFor } from "./request-claim.ts";
import type { UseCases } from "./use-cases.ts";

export interface BookPorts extends SellerPorts, CarryOutPorts {
  readonly ids: Ids;
  readonly digest: Digest;
}

/** When a job asks for the first time after an answer that was not there. */
const ASK_AGAIN_SECONDS = 3;

type Booked = Awaited<ReturnType<UseCases["book"]>>;

/**
 * Makes a booking of whatever is sold, once however often it is asked for: the key first, then the offer priced anew, then its
 * units and the booking in one transaction, then the process of `process/steps.ts`. What is refused before anything is held is not
 * remembered, so that the same key may be used again; a declined card is remembered for a client's key and forgotten for a
 * fingerprint. When this process dies in the middle, a job carries the booking on.
 */
export function createBook(ports: BookPorts): UseCases["book"] {
  const claims = createClaims(ports.store);
  return async (request) => {
    const claim = claimFor(request, ports);
    const outcome = await claims.take(claim);
    if (outcome.kind !== "fresh") return answerAgain(ports, request, claim, outcome);
    let held: Result<Booking, BookingFailure> | null = null;
    try {
      held = await hold(request, claim, ports);
    } finally {
      if (!held?.ok) await claims.giveUp(claim);
    }
    return held.ok ? answer(ports, held.value, request, true) : held;
  };
}

type Repeated = Exclude<ClaimOutcome, { kind: "fresh" }>;

/** The answer to a request that has been here before. One that waits for a card which died with its request is paid with this one's. */
async function answerAgain(ports: BookPorts, request: BookingRequest, claim: RequestClaim, outcome: Repeated): Promise<Booked> {
  if (outcome.kind === "refused") return err(outcome.failure);
  if (outcome.kind === "key_reused") return err({ code: outcome.kind });
  const booking = await ports.store.findByKey(claim.key);
  if (booking && waitsForCard(booking, request, claim.at)) return answer(ports, booking, request, false);
  const bill = outcome.kind === "booked" ? booking && billOf(booking, claim.at) : null;
  return bill ? ok(bill) : err({ code: "in_progress" });
}

/** Whether its own request must be dead, and this one brings the card that its bill names. The bank knows both by one key. */
function waitsForCard({ state, createdAt, card }: Booking, request: BookingRequest, now: Instant): boolean {
  const { brand, last4 } = summariseCard(request.card.number);
  return state === "held" && isBefore(createdAt, secondsBefore(now, LEAVE_ALONE_SECONDS)) && card.brand === brand && card.last4 === last4;
}

/** Prices what would do anew and takes it; the next best when the last of it is gone. */
async function hold(request: BookingRequest, claim: RequestClaim, ports: BookPorts): Promise<Result<Booking, BookingFailure>> {
  for await (const proposal of proposalsFor(ports, request, claim.at)) {
    if (!proposal.ok) return proposal;
    const booking = bookingOf(ports.ids.bookingId(), request, claim.at, proposal.value);
    const held = await ports.store.hold(booking, claim, LEAVE_ALONE_SECONDS);
    if (held.ok) return ok(booking);
    if (held.error === "claim_lost") return err({ code: "in_progress" });
  }
  return err({ code: "sold_out" });
}

function bookingOf(id: BookingId, request: BookingRequest, createdAt: Instant, { purchase, claims, units }: Proposal): Booking {
  const { travellers, contact, billing, language } = request;
  const card = summariseCard(request.card.number);
  return { id, state: "held", createdAt, travellers, contact, billing, card, language, progress: NO_PROGRESS, units, claims, ...purchase };
}

/** Carries a held booking on with the card, and answers with its bill, which says `pending` where the traveller has waited too long. */
async function answer(ports: BookPorts, { id }: Booking, { card }: BookingRequest, isOwn: boolean): Promise<Booked> {
  const left = await carryOut(ports, id, card, isOwn);
  const bill = billOf(left, ports.clock.now());
  if (bill === null) return refusalOf(left);
  if (bill.status !== "pending" || (await ports.store.answer(id, ASK_AGAIN_SECONDS))) return ok(bill);
  // It came to nothing in the moment between.
  return refusalOf((await ports.store.find(id)) ?? left);
}

const refusalOf = ({ progress }: Booking): Booked => err(progress.failure ?? { code: "payment_declined", reason: "declined" });
