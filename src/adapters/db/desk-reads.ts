import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { BookingFilter, KeptMove } from "../../usecases/ports/desk-store.ts";
import { bookingOf } from "./bookings.ts";
import { idsOfNamed } from "./ids-of-named.ts";
import { inParts } from "./in-parts.ts";
import type { Queries } from "./open-database.ts";
import { sameText } from "./same-text.ts";
import { bookingClaims, bookingEvents, bookings } from "./schema/index.ts";
import { hasMovedMoney } from "./moved-money.ts";
import { isOneOfPhones } from "./same-phone.ts";
import { isTravelledOn } from "./stored-purchase.ts";

export async function selectBookings(queries: Queries, filter: BookingFilter): Promise<readonly Booking[]> {
  const { name = null, limit, first = "newest" } = filter;
  const order = [first === "newest" ? desc(bookings.createdAt) : asc(bookings.createdAt), asc(bookings.id)];
  const wanted = name === null ? chosenBy(filter) : inArray(bookings.id, await namedBookings(queries, filter, name, order));
  const rows = await queries
    .select()
    .from(bookings)
    .where(wanted)
    .orderBy(...order)
    .limit(limit);
  const claims = await claimsOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => bookingOf(row, claims.get(row.id) ?? []));
}

function chosenBy(filter: BookingFilter): SQL | undefined {
  const { state, since, until, email, phone = null, travelsOn = null, reference = null, moneyMovedIn = null } = filter;
  return and(
    state === null ? undefined : eq(bookings.state, state),
    since === null ? undefined : gte(bookings.createdAt, since),
    until === null ? undefined : lt(bookings.createdAt, until),
    email === null ? undefined : sameText(bookings.contactEmail, email),
    phone === null ? undefined : isOneOfPhones(sql`${bookings.contactMobile}`, [phone]),
    travelsOn === null ? undefined : isTravelledOn(bookings.offer, travelsOn),
    reference === null ? undefined : or(...REFERENCES.map((name) => sameText(name, reference))),
    moneyMovedIn === null ? undefined : hasMovedMoney(moneyMovedIn),
  );
}

/** The supplier's of the order, and the gateway's of the payment, and of one that came too late. */
const REFERENCES = ["orderRef", "paymentId", "latePayment"].map((name) => sql`${bookings.progress}->>${name}`);

const namedBookings = (queries: Queries, filter: BookingFilter, name: string, order: readonly SQL[]): Promise<readonly BookingId[]> =>
  idsOfNamed(name, filter.limit, async (skip, limit) => {
    const rows = await queries
      .select({ id: bookings.id, travellers: bookings.travellers })
      .from(bookings)
      .where(chosenBy(filter))
      .orderBy(...order)
      .offset(skip)
      .limit(limit);
    return rows.map(({ id, travellers }) => ({ id, names: travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`) }));
  });

async function claimsOf(queries: Queries, ids: readonly BookingId[]): Promise<ReadonlyMap<BookingId, Booking["claims"]>> {
  const { bookingId, claimKey, available } = bookingClaims;
  const rows = await inParts(ids, (part) =>
    queries.select({ bookingId, key: claimKey, available }).from(bookingClaims).where(inArray(bookingId, part)).orderBy(asc(claimKey)),
  );
  return Map.groupBy(rows, (row) => row.bookingId);
}

/** In their order, of each of some bookings. */
export async function selectMoves(
  queries: Queries,
  ids: readonly BookingId[],
): Promise<readonly (KeptMove & { readonly bookingId: BookingId })[]> {
  const rows = await inParts(ids, (part) =>
    queries.select().from(bookingEvents).where(inArray(bookingEvents.bookingId, part)).orderBy(asc(bookingEvents.id)),
  );
  return rows.map(({ bookingId, fromState: from, toState: to, at, by, failure }) => ({
    bookingId,
    from,
    to,
    at,
    by,
    failure: failure?.code ?? null,
  }));
}
