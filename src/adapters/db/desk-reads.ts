import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import { type BookingId, fold } from "../../core/kernel/index.ts";
import type { Traveller } from "../../core/travellers/index.ts";
import type { BookingFilter, KeptMail, KeptMove } from "../../usecases/ports/desk-store.ts";
import { bookingOf } from "./bookings.ts";
import { inParts } from "./in-parts.ts";
import type { Queries } from "./open-database.ts";
import { sameText } from "./same-text.ts";
import { bookingClaims, bookingEvents, bookings, outboxMails } from "./schema/index.ts";
import { hasMovedMoney } from "./moved-money.ts";
import { isOneOfPhones } from "./same-phone.ts";
import { isTravelledOn } from "./stored-purchase.ts";
import { aboutBooking } from "./outbox.ts";
import { KEPT_MAIL } from "./waiting-mails.ts";

export async function selectBookings(queries: Queries, filter: BookingFilter): Promise<readonly Booking[]> {
  const { name = null, limit, first = "newest" } = filter;
  const order = [first === "newest" ? desc(bookings.createdAt) : asc(bookings.createdAt), asc(bookings.id)];
  const wanted = name === null ? chosenBy(filter) : inArray(bookings.id, await idsOfNamed(queries, filter, name, order));
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

/** Bookings of which only the names are read at a time. */
const NAMES_AT_ONCE = 1000;

/**
 * The first that have each word of a name in that of one traveller, as `fold` compares them. Read and compared here: how a database folds letters
 * depends on where it was set up.
 */
async function idsOfNamed(queries: Queries, filter: BookingFilter, name: string, order: readonly SQL[]): Promise<readonly BookingId[]> {
  const words = fold(name).split(" ");
  const isNamed = ({ firstName, lastName }: Traveller): boolean => {
    const whole = fold(`${firstName} ${lastName}`);
    return words.every((word) => whole.includes(word));
  };
  const found: BookingId[] = [];
  for (let skipped = 0; found.length < filter.limit; skipped += NAMES_AT_ONCE) {
    const rows = await queries
      .select({ id: bookings.id, travellers: bookings.travellers })
      .from(bookings)
      .where(chosenBy(filter))
      .orderBy(...order)
      .offset(skipped)
      .limit(NAMES_AT_ONCE);
    found.push(...rows.filter(({ travellers }) => travellers.some(isNamed)).map(({ id }) => id));
    if (rows.length < NAMES_AT_ONCE) break;
  }
  return found.slice(0, filter.limit);
}

async function claimsOf(queries: Queries, ids: readonly BookingId[]): Promise<ReadonlyMap<BookingId, Booking["claims"]>> {
  const { bookingId, claimKey, available } = bookingClaims;
  const rows = await inParts(ids, (part) =>
    queries.select({ bookingId, key: claimKey, available }).from(bookingClaims).where(inArray(bookingId, part)).orderBy(asc(claimKey)),
  );
  return Map.groupBy(rows, (row) => row.bookingId);
}

/** Those that name the booking, whoever they are for: also the agency, and an address that it had before. */
export const selectMailsAbout = (queries: Queries, booking: Pick<Booking, "id">): Promise<readonly KeptMail[]> =>
  queries.select(KEPT_MAIL).from(outboxMails).where(aboutBooking(booking)).orderBy(asc(outboxMails.createdAt));

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
