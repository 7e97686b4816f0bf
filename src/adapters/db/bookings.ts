import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import {
  type Booking,
  type BookingProgress,
  canMove,
  GIVEN_UP_STATES,
  givenBackMinor,
  hasBill,
  NO_PROGRESS,
  WORKING_STATES,
} from "../../core/booking/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import { type BookingId, type Instant, isBefore } from "../../core/kernel/index.ts";
import type { Move, NamesGiven } from "../../usecases/ports/booking-store.ts";
import { selectRefunds } from "./desk-acts.ts";
import type { Queries } from "./open-database.ts";
import { bookingClaims, bookingEvents, bookings, hasLatePayment } from "./schema/index.ts";
import { storedPurchase } from "./stored-purchase.ts";

type BookingRow = typeof bookings.$inferSelect;

/** Writes a new booking, what it takes and its first move. */
export async function insertBooking(queries: Queries, booking: Booking): Promise<void> {
  const { id, claims, state, createdAt } = booking;
  await queries.insert(bookings).values(rowOf(booking));
  if (claims.length > 0) {
    await queries.insert(bookingClaims).values(claims.map(({ key, available }) => ({ bookingId: id, claimKey: key, available })));
  }
  await queries.insert(bookingEvents).values({ bookingId: id, fromState: "quoted", toState: state, at: createdAt });
}

/**
 * Moves a booking and writes the move down. The row is locked first, so of two movers, or a mover and a refund of the desk, one comes
 * second and finds that the booking no longer stands as its move says.
 * @returns false when the move does not fit; then nothing is written.
 */
export async function moveBooking(queries: Queries, id: BookingId, move: Move): Promise<boolean> {
  const { from, since, to, at, by, progress, answer, givenMinor } = move;
  const [row] = await queries.select(STANDING).from(bookings).where(eq(bookings.id, id)).for("update");
  if (row === undefined || row.state !== from || !canMove(from, to)) return false;
  if (since !== undefined && (row.progress.since ?? null) !== since) return false;
  if (givenMinor !== undefined && givenBackMinor(await selectRefunds(queries, id)) !== givenMinor) return false;
  await queries
    .update(bookings)
    .set({ state: to, progress: { ...row.progress, ...progress, since: at } })
    .where(eq(bookings.id, id));
  const failure = typeof answer === "object" ? answer : null;
  await queries.insert(bookingEvents).values({ bookingId: id, fromState: from, toState: to, at, by, failure });
  return true;
}

/**
 * Writes names down that were owed, with an entry among the moves that leads to where the booking stands already.
 * @returns false when the booking stands elsewhere, or others have been named meanwhile, or corrected; then nothing is written.
 */
export async function completeBooking(queries: Queries, id: BookingId, given: NamesGiven): Promise<boolean> {
  const { state, known, travellers, at, by } = given;
  const [row] = await queries.select(NAMED).from(bookings).where(eq(bookings.id, id)).for("update");
  if (row === undefined || row.state !== state || !isDeepStrictEqual(row.travellers, known)) return false;
  await queries.update(bookings).set({ travellers }).where(eq(bookings.id, id));
  await queries.insert(bookingEvents).values({ bookingId: id, fromState: state, toState: state, at, by });
  return true;
}

const NAMED = { state: bookings.state, travellers: bookings.travellers };

/**
 * Notes that a booking's traveller has been told to wait.
 * @returns false for a booking that has come to nothing; then nothing is written.
 */
export async function noteTold(queries: Queries, id: BookingId): Promise<boolean> {
  const [row] = await queries.select(STANDING).from(bookings).where(eq(bookings.id, id)).for("update");
  if (row === undefined || !hasBill(row.state)) return false;
  await queries
    .update(bookings)
    .set({ progress: { ...row.progress, told: true } })
    .where(eq(bookings.id, id));
  return true;
}

const STANDING = { state: bookings.state, progress: bookings.progress };

export async function findBooking(queries: Queries, id: BookingId): Promise<Booking | null> {
  const [row] = await queries.select().from(bookings).where(eq(bookings.id, id));
  return row ? bookingOf(row, await claimsOf(queries, id)) : null;
}

/** A cancellation that gives nothing back has come to its end. */
const OWES_SOMETHING = sql`(${bookings.state} <> 'cancelled' or (${bookings.progress} #>> '{cancellation,refund,amountMinor}')::bigint > 0)`;

const IS_WORKING = and(inArray(bookings.state, [...WORKING_STATES]), OWES_SOMETHING);
const IS_PAID_LATE = and(inArray(bookings.state, [...GIVEN_UP_STATES]), hasLatePayment(bookings));

/** Bookings of before a moment in which the process has something to do, oldest first. */
export async function listWorkingBookings(queries: Queries, before: Instant, limit: number): Promise<readonly Booking[]> {
  const rows: BookingRow[] = [];
  // One after the other: asked for both together, Postgres takes neither of their indexes, and reads every booking there is.
  for (const isWanted of [IS_WORKING, IS_PAID_LATE]) {
    const wanted = and(lt(bookings.createdAt, before), isWanted);
    rows.push(...(await queries.select().from(bookings).where(wanted).orderBy(asc(bookings.createdAt)).limit(limit)));
  }
  const oldest = rows.toSorted((a, b) => (isBefore(a.createdAt, b.createdAt) ? -1 : 1)).slice(0, limit);
  const found: Booking[] = [];
  for (const row of oldest) found.push(bookingOf(row, await claimsOf(queries, row.id)));
  return found;
}

async function claimsOf(queries: Queries, id: BookingId): Promise<readonly InventoryClaim[]> {
  return queries
    .select({ key: bookingClaims.claimKey, available: bookingClaims.available })
    .from(bookingClaims)
    .where(eq(bookingClaims.bookingId, id))
    .orderBy(asc(bookingClaims.claimKey));
}

function rowOf({ contact, card, quote, ...booking }: Booking): BookingRow {
  const { id, kind, state, createdAt, offer, travellers, billing, units, language, progress } = booking;
  const { currency, amountMinor: totalMinor } = quote.total;
  const flat = { contactEmail: contact.email, contactMobile: contact.mobile, cardBrand: card.brand, cardLast4: card.last4 };
  return { id, kind, state, createdAt, offer, quote, travellers, billing, units, language, progress, currency, totalMinor, ...flat };
}

export function bookingOf(row: BookingRow, claims: readonly InventoryClaim[]): Booking {
  const { id, state, createdAt, travellers, billing, units, language } = row;
  const contact = { email: row.contactEmail, mobile: row.contactMobile };
  const card = { brand: row.cardBrand, last4: row.cardLast4 };
  return {
    id,
    state,
    createdAt,
    travellers,
    contact,
    billing,
    card,
    units,
    language,
    progress: learntOf(row),
    claims,
    ...storedPurchase(row),
  };
}

/** What earlier releases did not write down, nobody has learnt. */
const learntOf = ({ progress }: BookingRow): BookingProgress => ({ ...NO_PROGRESS, ...progress });
