import { parseOwedNames, wereGiven } from "../../core/booking/index.ts";
import { dateInZone, err, LAST_ZONE, ok } from "../../core/kernel/index.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { getWithRefunds } from "./cancel-booking.ts";
import { managedOf } from "./managed-booking.ts";

/**
 * Takes the names of travellers who were owed, all at once, and writes the traveller a mail with everybody in it; both once, however often the same
 * names are sent.
 */
export function createCompleteNames(ports: Pick<ProcessPorts, "store" | "clock" | "writeMail">): ManageBookings["completeNames"] {
  const completeNames: ManageBookings["completeNames"] = async (id, typed) => {
    const { booking, refunds } = await getWithRefunds(ports, id);
    const now = ports.clock.now();
    const today = dateInZone(now, LAST_ZONE);
    const managed = managedOf(booking, refunds, now);
    if (booking.kind !== "flight" || managed === null) return err({ code: "nothing_owed" });
    if (managed.owed.length === 0) return wereGiven(typed, booking, today) ? ok(managed) : err({ code: "nothing_owed" });
    const named = parseOwedNames(typed, booking, today);
    if (!named.ok) return err({ code: "invalid_names", faults: named.error });
    const completed = { ...booking, travellers: named.value };
    const isWritten = await ports.store.complete(id, {
      state: booking.state,
      known: booking.travellers,
      travellers: named.value,
      at: now,
      by: "traveller",
      mails: [ports.writeMail("names_completed", completed, now)],
    });
    // The booking has gone on meanwhile: by the same request, sent twice at once, or by whatever else.
    if (!isWritten) return completeNames(id, typed);
    const done = managedOf(completed, refunds, now);
    return done ? ok(done) : err({ code: "nothing_owed" });
  };
  return completeNames;
}
