import { and, asc, eq, inArray, lt } from "drizzle-orm";
import {
  type Booking,
  type BookingFailure,
  type BookingState,
  canMove,
  type Purchase,
  UNSETTLED_STATES,
} from "../../core/booking/index.ts";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import type { Queries } from "./open-database.ts";
import { bookingClaims, bookingEvents, bookings } from "./schema/index.ts";

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
 * Moves a booking along `road` and writes down each step. The row is locked first, so of two movers one comes second and is
 * refused: the road no longer starts where the booking stands.
 * @returns false when the road does not fit; then nothing is written.
 */
export async function moveBooking(
  queries: Queries,
  id: BookingId,
  road: readonly BookingState[],
  at: Instant,
  failure: BookingFailure | null = null,
): Promise<boolean> {
  const [row] = await queries.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, id)).for("update");
  const end = road.at(-1);
  if (row === undefined || end === undefined) return false;
  const steps = road.map((toState, index) => ({ fromState: road[index - 1] ?? row.state, toState }));
  if (!steps.every(({ fromState, toState }) => canMove(fromState, toState))) return false;
  await queries.update(bookings).set({ state: end }).where(eq(bookings.id, id));
  await queries
    .insert(bookingEvents)
    .values(steps.map((step) => ({ ...step, bookingId: id, at, failure: step.toState === end ? failure : null })));
  return true;
}

export async function findBooking(queries: Queries, id: BookingId): Promise<Booking | null> {
  const [row] = await queries.select().from(bookings).where(eq(bookings.id, id));
  return row ? bookingOf(row, await claimsOf(queries, id)) : null;
}

/** Bookings of before a moment that hold something and wait for their payment, oldest first. */
export async function listUnsettledBookings(queries: Queries, before: Instant, limit: number): Promise<readonly Booking[]> {
  const rows = await queries
    .select()
    .from(bookings)
    .where(and(inArray(bookings.state, [...UNSETTLED_STATES]), lt(bookings.createdAt, before)))
    .orderBy(asc(bookings.createdAt))
    .limit(limit);
  const found: Booking[] = [];
  for (const row of rows) found.push(bookingOf(row, await claimsOf(queries, row.id)));
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
  const { id, kind, state, createdAt, offer, travellers, billing, units } = booking;
  const { currency, amountMinor: totalMinor } = quote.total;
  const flat = { contactEmail: contact.email, contactMobile: contact.mobile, cardBrand: card.brand, cardLast4: card.last4 };
  return { id, kind, state, createdAt, offer, quote, travellers, billing, units, currency, totalMinor, ...flat };
}

function bookingOf(row: BookingRow, claims: readonly InventoryClaim[]): Booking {
  const { id, state, createdAt, travellers, billing, units } = row;
  const contact = { email: row.contactEmail, mobile: row.contactMobile };
  const card = { brand: row.cardBrand, last4: row.cardLast4 };
  return { id, state, createdAt, travellers, contact, billing, card, units, claims, ...purchaseOf(row) };
}

/** `kind` says what the two documents are: they were written together from one purchase. */
const purchaseOf = ({ kind, offer, quote }: BookingRow): Purchase => ({ kind, offer, quote }) as Purchase;
