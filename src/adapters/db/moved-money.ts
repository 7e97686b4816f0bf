import { type SQL, sql } from "drizzle-orm";
import type { Period } from "../../usecases/ports/desk-store.ts";
import { bookingEvents, bookings, deskActs } from "./schema/index.ts";

/** Whether a booking has made a move in a time, or something was done to it at the desk, with which money may have moved. */
export const hasMovedMoney = (period: Period): SQL => sql`(
  ${bookings.id} in (select ${bookingEvents.bookingId} from ${bookingEvents}
    where ${bookingEvents.toState} in ('captured', 'confirmed', 'cancelled', 'refunded', 'needs_person') and ${isIn(sql`${bookingEvents.at}`, period)})
  or ${bookings.id} in (select ${deskActs.subject} from ${deskActs}
    where ${deskActs.act} in ('refund-outcome', 'resolve') and ${isIn(sql`${deskActs.at}`, period)}))`;

const isIn = (at: SQL, { since, until }: Period): SQL =>
  sql`${since === null ? sql`true` : sql`${at} >= ${since}`} and ${until === null ? sql`true` : sql`${at} < ${until}`}`;
