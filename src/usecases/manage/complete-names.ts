import { parseOwedNames } from "../../core/booking/index.ts";
import { dateInZone, err, LAST_ZONE, ok } from "../../core/kernel/index.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { getWithRefunds } from "./cancel-booking.ts";
import { managedOf } from "./managed-booking.ts";

/** Takes the names of travellers who were owed, all at once, and writes the traveller a mail with everybody in it. */
export function createCompleteNames(ports: Pick<ProcessPorts, "store" | "clock" | "writeMail">): ManageBookings["completeNames"] {
  return async (id, typed) => {
    const { booking, refunds } = await getWithRefunds(ports, id);
    const now = ports.clock.now();
    if (booking.kind !== "flight" || (managedOf(booking, refunds, now)?.owed ?? []).length === 0) return err({ code: "nothing_owed" });
    const named = parseOwedNames(typed, booking, dateInZone(now, LAST_ZONE));
    if (!named.ok) return err({ code: "invalid_names", faults: named.error });
    const completed = { ...booking, travellers: named.value };
    const isWritten = await ports.store.complete(id, {
      state: booking.state,
      known: booking.travellers.length,
      travellers: named.value,
      at: now,
      by: "traveller",
      mails: [ports.writeMail("names_completed", completed, now)],
    });
    const managed = isWritten ? managedOf(completed, refunds, now) : null;
    return managed ? ok(managed) : err({ code: "nothing_owed" });
  };
}
