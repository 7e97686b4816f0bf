import { and, asc, eq, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { ERASED, ERASED_EMAIL, UNPAID_STATES } from "../../core/desk/index.ts";
import type { Enquiry } from "../../core/enquiries/index.ts";
import type { BookingId, Instant } from "../../core/kernel/index.ts";
import type { ErasableBefore } from "../../usecases/ports/desk-store.ts";
import type { Queries } from "./open-database.ts";
import { bookings, enquiries } from "./schema/index.ts";

/** Bookings that say who somebody was and were made long enough ago, the oldest first. */
export async function selectErasableBookings(
  queries: Queries,
  before: Omit<ErasableBefore, "enquiries">,
  limit: number,
  skip: number,
): Promise<readonly BookingId[]> {
  const isOld = or(
    and(inArray(bookings.state, [...UNPAID_STATES]), lt(bookings.createdAt, before.unpaid)),
    and(notInArray(bookings.state, [...UNPAID_STATES]), lt(bookings.createdAt, before.paid)),
  );
  const found = await queries
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOld, or(sql`${bookings.contactEmail} <> ${ERASED_EMAIL}`, sql`${bookings.contactMobile} <> ${ERASED}`)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(limit)
    .offset(skip);
  return found.map(({ id }) => id);
}

/** The same of enquiries. */
export const selectErasableEnquiries = (queries: Queries, before: Instant, limit: number): Promise<readonly Enquiry[]> =>
  enquiriesWhere(queries, and(lt(enquiries.createdAt, before), sql`${PHONE} <> ${ERASED}`), limit);

/** A shorter number is the end of too many others. */
const LEAST_DIGITS = 8;

/** Call-backs to one of some numbers, with or without the codes of a country and of long distance in front. */
export async function selectCallBacksTo(queries: Queries, phones: readonly string[]): Promise<readonly Enquiry[]> {
  const numbers = [...new Set(phones.map(digitsOf))].filter((digits) => digits !== "");
  if (numbers.length === 0) return [];
  return enquiriesWhere(queries, and(eq(enquiries.kind, "call-back"), or(...numbers.map(isSameNumber))), MOST_CALL_BACKS);
}

const MOST_CALL_BACKS = 1000;
const PHONE = sql`${enquiries.content}->>'phone'`;
/** Zeros in front are dialled, and not part of a number abroad. */
const KEPT_DIGITS = sql`ltrim(regexp_replace(${PHONE}, '\\D', '', 'g'), '0')`;
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "").replace(/^0+/, "");

const isSameNumber = (digits: string): SQL => sql`(${KEPT_DIGITS} = ${digits}
  or (${digits.length} >= ${LEAST_DIGITS} and ${KEPT_DIGITS} like ${`%${digits}`})
  or (length(${KEPT_DIGITS}) >= ${LEAST_DIGITS} and ${digits}::text like '%' || ${KEPT_DIGITS}))`;

async function enquiriesWhere(queries: Queries, wanted: SQL | undefined, limit: number): Promise<readonly Enquiry[]> {
  const rows = await queries.select().from(enquiries).where(wanted).orderBy(asc(enquiries.createdAt), asc(enquiries.id)).limit(limit);
  return rows.map(({ id, createdAt, content }) => ({ id, createdAt, content }));
}
