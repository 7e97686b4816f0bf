import {
  billStatus,
  type BookingFault,
  type Correction,
  correctPeople,
  filledKind,
  isBeingUndone,
  isUnfinished,
  namesWhole,
  readsAlready,
} from "../../core/booking/index.ts";
import { isErasedBooking } from "../../core/desk/index.ts";
import { type BookingId, dateInZone, err, LAST_ZONE, ok, type Result } from "../../core/kernel/index.ts";
import { type Acting, actOf, type DeskPorts, refuse } from "./desk-ports.ts";

export type CorrectFault =
  | "not_found"
  | "nobody_to_write_to"
  | "under_way"
  | "no_such_traveller"
  | "name_owed"
  | "reads_so_already"
  | "moved";

/** The address that was mailed; null where there was nothing to write, because the booking stands no more. */
type Corrected = Result<
  { readonly mailedTo: string | null },
  { readonly code: CorrectFault } | { readonly code: "invalid"; readonly faults: readonly BookingFault[] }
>;

/**
 * Corrects a traveller's title, name or birth date, or the contact's phone, or fills the first place whose name is owed, and mails the traveller what the booking says now, if it still stands. Not while the process is
 * at work on it, which would mail what it has read. The supplier is not told: an airline takes a correction from people, by its own rules. The row
 * of the audit says what was corrected, never how it read.
 */
export const createCorrectBooking =
  (ports: DeskPorts) =>
  async (id: BookingId, correction: Correction, acting: Acting): Promise<Corrected> => {
    const booking = await ports.store.find(id);
    if (!booking) return refuse("not_found");
    if (isErasedBooking(booking)) return refuse("nobody_to_write_to");
    if (isUnfinished(booking)) return refuse("under_way");
    if (booking.travellers[correction.traveller] === undefined) {
      if (filledKind(booking, correction) === null) return refuse("no_such_traveller");
      if (!namesWhole(correction)) return refuse("name_owed");
    }
    const people = correctPeople(booking, correction, dateInZone(ports.clock.now(), LAST_ZONE));
    if (!people.ok) return err({ code: "invalid", faults: people.error });
    if (readsAlready(booking, people.value)) return refuse("reads_so_already");
    const corrected = { ...booking, ...people.value };
    const act = actOf(ports, acting, { act: "correct", subject: id, details: detailsOf(correction) });
    const status = isBeingUndone(corrected) ? null : billStatus(corrected);
    // What came back has had its mail, and told again in one it would look like another refund.
    const stands = status === "confirmed" || status === "pending";
    const mails = stands ? [ports.writeMail("corrected", corrected, act.at)] : [];
    const isWritten = await ports.desk.amend(booking, corrected, mails, act);
    return isWritten ? ok({ mailedTo: stands ? booking.contact.email : null }) : refuse("moved");
  };

/** Which fields, and of which traveller, the lead being the first. */
function detailsOf({ traveller, ...typed }: Correction): Readonly<Record<string, unknown>> {
  const fields = Object.entries(typed).flatMap(([field, text]) => (text === null ? [] : [field]));
  return { traveller: traveller + 1, fields };
}
