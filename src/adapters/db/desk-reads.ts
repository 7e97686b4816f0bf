import { and, asc, desc, eq, gte, inArray, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Booking } from "../../core/booking/index.ts";
import type { Enquiry } from "../../core/enquiries/index.ts";
import { type BookingId, fold } from "../../core/kernel/index.ts";
import type { Traveller } from "../../core/travellers/index.ts";
import type { BookingFilter, EnquiryFilter, KeptEnquiry, KeptMail, KeptMove } from "../../usecases/ports/desk-store.ts";
import { bookingOf } from "./bookings.ts";
import { inParts } from "./in-parts.ts";
import type { Queries } from "./open-database.ts";
import { bookingClaims, bookingEvents, bookings, deskActs, enquiries, outboxMails } from "./schema/index.ts";
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

function chosenBy({ state, since, until, email }: BookingFilter): SQL | undefined {
  return and(
    state === null ? undefined : eq(bookings.state, state),
    since === null ? undefined : gte(bookings.createdAt, since),
    until === null ? undefined : lt(bookings.createdAt, until),
    email === null ? undefined : sameText(bookings.contactEmail, email),
  );
}

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

export async function selectEnquiries(queries: Queries, filter: EnquiryFilter): Promise<readonly KeptEnquiry[]> {
  const { kind, since, until, openOnly, limit } = filter;
  const handled = queries
    .select({ id: deskActs.id })
    .from(deskActs)
    .where(and(eq(deskActs.act, "handled"), eq(deskActs.subject, enquiries.id)));
  const wanted = and(
    kind === null ? undefined : eq(enquiries.kind, kind),
    since === null ? undefined : gte(enquiries.createdAt, since),
    until === null ? undefined : lt(enquiries.createdAt, until),
    openOnly ? notExists(handled) : undefined,
  );
  return enquiriesWhere(queries, wanted, limit);
}

export async function selectEnquiry(queries: Queries, idStart: string): Promise<KeptEnquiry | null> {
  const found = await enquiriesWhere(queries, sql`starts_with(${enquiries.id}, ${idStart})`, 2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

export const selectMessagesFrom = (queries: Queries, email: string): Promise<readonly Enquiry[]> =>
  enquiriesWhere(queries, sameText(sql`${enquiries.content}->>'email'`, email), 1000);

async function enquiriesWhere(queries: Queries, wanted: SQL | undefined, limit: number): Promise<readonly KeptEnquiry[]> {
  const rows = await queries.select().from(enquiries).where(wanted).orderBy(desc(enquiries.createdAt), asc(enquiries.id)).limit(limit);
  const ids = rows.map(({ id }) => id as string);
  const acts = await inParts(ids, (part) =>
    queries
      .select()
      .from(deskActs)
      .where(and(eq(deskActs.act, "handled"), inArray(deskActs.subject, part)))
      .orderBy(desc(deskActs.id)),
  );
  const handledBy = new Map(acts.map(({ subject, at, actor }) => [subject, { at, actor }]));
  return rows.map(({ id, createdAt, content }) => ({ id, createdAt, content, handled: handledBy.get(id) ?? null }));
}

/** Those that name the booking, whoever they are for: also the agency, and an address that it had before. */
export const selectMailsAbout = (queries: Queries, booking: Pick<Booking, "id">): Promise<readonly KeptMail[]> =>
  queries.select(KEPT_MAIL).from(outboxMails).where(aboutBooking(booking)).orderBy(asc(outboxMails.createdAt));

export async function selectMoves(queries: Queries, id: BookingId): Promise<readonly KeptMove[]> {
  const rows = await queries.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id)).orderBy(asc(bookingEvents.id));
  return rows.map(({ fromState: from, toState: to, at, by, failure }) => ({ from, to, at, by, failure: failure?.code ?? null }));
}

const sameText = (column: typeof bookings.contactEmail | SQL, text: string): SQL => sql`lower(${column}) = lower(${text})`;
