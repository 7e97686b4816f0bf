import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type BookingFailure, UNDECIDED_STATES } from "../../core/booking/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { ClaimOutcome, RequestClaim } from "../../usecases/ports/booking-store.ts";
import type { Queries } from "./open-database.ts";
import { bookings, idempotencyKeys } from "./schema/index.ts";

/** Takes a key in one statement, or reads what it stands for. */
export async function claimKey(queries: Queries, claim: RequestClaim): Promise<ClaimOutcome> {
  const open = {
    kind: claim.kind,
    attempt: claim.attempt,
    requestHash: claim.requestHash,
    state: "open" as const,
    bookingId: null,
    failure: null,
    createdAt: claim.at,
  };
  const taken = await queries
    .insert(idempotencyKeys)
    .values({ key: claim.key, ...open })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: open, setWhere: mayBeTakenOver(claim) })
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0 ? { kind: "fresh" } : outcomeOf(queries, claim);
}

/** Left by a process that died before it held anything; or older than a fingerprint counts, and its booking no longer undecided. */
function mayBeTakenOver({ abandonedBefore, expiredBefore }: RequestClaim): SQL {
  const { bookingId, createdAt } = idempotencyKeys;
  const abandoned = sql`(${bookingId} is null and ${createdAt} < ${abandonedBefore})`;
  if (expiredBefore === null) return abandoned;
  const undecided = sql`exists (select 1 from ${bookings} where ${bookings.id} = ${bookingId} and ${inArray(bookings.state, [...UNDECIDED_STATES])})`;
  return sql`(${abandoned} or (${createdAt} < ${expiredBefore} and not ${undecided}))`;
}

async function outcomeOf(queries: Queries, claim: RequestClaim): Promise<ClaimOutcome> {
  const [row] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, claim.key));
  if (row === undefined || row.requestHash === claim.requestHash) {
    // Gone again in the same moment, or not yet answered: the client asks once more.
    if (row === undefined || row.state === "open") return { kind: "in_progress" };
    if (row.failure !== null) return { kind: "refused", failure: row.failure };
    return row.bookingId === null ? { kind: "in_progress" } : { kind: "booked", bookingId: row.bookingId };
  }
  return { kind: "key_reused" };
}

/** Ties an open key to the booking that its attempt makes. False when another attempt has it now. */
export async function tieKey(queries: Queries, claim: RequestClaim, bookingId: BookingId): Promise<boolean> {
  const tied = await queries
    .update(idempotencyKeys)
    .set({ bookingId })
    .where(and(ownedBy(claim), isNull(idempotencyKeys.bookingId)))
    .returning({ key: idempotencyKeys.key });
  return tied.length > 0;
}

/** The booking that a key has come to; null when it has come to none. */
export async function bookingIdUnder(queries: Queries, key: string): Promise<BookingId | null> {
  const [row] = await queries.select({ bookingId: idempotencyKeys.bookingId }).from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row?.bookingId ?? null;
}

/** Lets go a key whose attempt made no booking. */
export async function dropKey(queries: Queries, claim: RequestClaim): Promise<void> {
  await queries.delete(idempotencyKeys).where(and(ownedBy(claim), isNull(idempotencyKeys.bookingId)));
}

/** From now on the key is answered with its booking's bill. */
export async function answerWithBill(queries: Queries, bookingId: BookingId): Promise<void> {
  await queries.update(idempotencyKeys).set({ state: "answered" }).where(eq(idempotencyKeys.bookingId, bookingId));
}

/** A client's key remembers the refusal; a fingerprint is let go, so that the same trip can be tried with another card. */
export async function answerWithFailure(queries: Queries, bookingId: BookingId, failure: BookingFailure): Promise<void> {
  const ofBooking = eq(idempotencyKeys.bookingId, bookingId);
  await queries.delete(idempotencyKeys).where(and(ofBooking, eq(idempotencyKeys.kind, "fingerprint")));
  await queries.update(idempotencyKeys).set({ state: "answered", failure }).where(ofBooking);
}

const ownedBy = ({ key, attempt }: RequestClaim) =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.attempt, attempt), eq(idempotencyKeys.state, "open"));
