import type { Booking, DeskRefund } from "../../core/booking/index.ts";
import { refundsIn } from "../../core/desk/index.ts";
import { err, ok, type Result } from "../../core/kernel/index.ts";
import type { KeptEnquiry, Period } from "../ports/desk-store.ts";
import { type Acting, actOf, type DeskPorts } from "./desk-ports.ts";

export interface ExportedBooking {
  readonly booking: Booking;
  readonly refunds: readonly DeskRefund[];
}

/** What one file may hold: more than a spreadsheet shows at ease. */
export const MOST_ROWS = 100_000;

/** Of which bookings or messages: those of one person, in whatever case, where an address is named. */
export interface ExportedPeriod extends Period {
  readonly email: string | null;
}

/**
 * All bookings of a period, oldest first; refused where there are more than `MOST_ROWS`. Who has taken them out is written down first: a file
 * that then fails was asked for all the same. Whether they were one contact's is said, never whose.
 */
export const createExportBookings =
  (ports: DeskPorts) =>
  async (period: ExportedPeriod, acting: Acting): Promise<Result<readonly ExportedBooking[], "too_many">> => {
    const found = await ports.desk.listBookings({ ...period, state: null, limit: MOST_ROWS + 1, first: "oldest" });
    if (found.length > MOST_ROWS) return err("too_many");
    await ports.desk.write(actOf(ports, acting, ofPeople("bookings", period, found.length)));
    const refunds = Map.groupBy(refundsIn(await ports.desk.listActsOf(found.map(({ id }) => id))), ({ bookingId }) => bookingId);
    return ok(found.map((booking) => ({ booking, refunds: refunds.get(booking.id) ?? [] })));
  };

/** All messages and call-backs of a period, in the same way. Under an address there are messages alone: call-backs have none. */
export const createExportEnquiries =
  (ports: DeskPorts) =>
  async (period: ExportedPeriod, acting: Acting): Promise<Result<readonly KeptEnquiry[], "too_many">> => {
    const found = await ports.desk.listEnquiries({ ...period, kind: null, openOnly: false, limit: MOST_ROWS + 1 });
    if (found.length > MOST_ROWS) return err("too_many");
    await ports.desk.write(actOf(ports, acting, ofPeople("enquiries", period, found.length)));
    return ok(found.toReversed());
  };

const ofPeople = (what: "bookings" | "enquiries", period: ExportedPeriod, rows: number) => {
  const act = exported(what, period, rows);
  return { ...act, details: { ...act.details, isOfOneAddress: period.email !== null } };
};

/** The row of the audit about an export. */
export const exported = (what: "bookings" | "enquiries" | "payments", { since, until }: Period, rows: number) =>
  ({ act: "export", subject: null, details: { what, since, until, rows } }) as const;
