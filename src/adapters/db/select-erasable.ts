import { and, asc, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { GIVEN_UP_STATES } from "../../core/booking/index.ts";
import { ERASED, ERASED_EMAIL } from "../../core/desk/index.ts";
import type { BookingId } from "../../core/kernel/index.ts";
import type { ErasableBefore } from "../../usecases/ports/desk-store.ts";
import type { Queries } from "./open-database.ts";
import { bookings } from "./schema/index.ts";

/** Bookings that say who somebody was and were made long enough ago, the oldest first. */
export async function selectErasableBookings(
  queries: Queries,
  before: Omit<ErasableBefore, "enquiries">,
  limit: number,
  skip: number,
): Promise<readonly BookingId[]> {
  const isOld = or(
    and(inArray(bookings.state, [...GIVEN_UP_STATES]), lt(bookings.createdAt, before.unpaid)),
    and(notInArray(bookings.state, [...GIVEN_UP_STATES]), lt(bookings.createdAt, before.paid)),
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
