import { type Booking, type DeskRefund, givenBackMinor } from "../../core/booking/index.ts";
import { type AgreedRefund, quoteCancellation, stillHolds } from "../../core/cancellation/index.ts";
import { type BookingId, err, isSame, ok } from "../../core/kernel/index.ts";
import { getBooking } from "../process/advance-booking.ts";
import { carryOut, type CarryOutPorts, LEAVE_ALONE_SECONDS } from "../process/carry-out.ts";
import type { ProcessPorts } from "../process/process-ports.ts";
import type { ManageBookings } from "./manage-bookings.ts";
import { type ManagedBooking, managedOf } from "./managed-booking.ts";

/** What giving a booking back comes to now. Changes nothing. */
export function createQuoteCancellation(ports: Pick<ProcessPorts, "store" | "clock">): ManageBookings["quoteCancellation"] {
  return async (id) => {
    const { booking, refunds } = await getWithRefunds(ports, id);
    const quoted = quoteCancellation(booking, refunds, ports.clock.now());
    return quoted.ok ? quoted : err({ code: quoted.error });
  };
}

/**
 * Gives a booking back by a quote that was agreed to, once however often it is asked for. A quote that is too old, or comes to another
 * amount now, is answered with the new one, and nothing has happened.
 */
export function createCancelBooking(ports: CarryOutPorts): ManageBookings["cancelBooking"] {
  const cancel: ManageBookings["cancelBooking"] = async (id, agreed) => {
    const { booking, refunds } = await getWithRefunds(ports, id);
    const now = ports.clock.now();
    const quoted = quoteCancellation(booking, refunds, now);
    if (!quoted.ok) return wasAgreed(booking, agreed) ? ok(await getManaged(ports, booking)) : err({ code: quoted.error });
    if (!stillHolds(agreed, quoted.value)) return err({ code: "quote_changed", quote: quoted.value });
    const isMade = await ports.store.move(id, {
      from: "confirmed",
      to: "cancelling",
      givenMinor: givenBackMinor(refunds),
      at: now,
      by: "traveller",
      progress: { cancellation: quoted.value },
      wakeAfterSeconds: LEAVE_ALONE_SECONDS,
    });
    // Somebody else was faster: the booking no longer stands where it did, or the desk gave money back; it is looked at again.
    return isMade ? ok(await getManaged(ports, await carryOut(ports, id))) : cancel(id, agreed);
  };
  return cancel;
}

/** Asked for again: what was agreed to has been done or is under way. */
const wasAgreed = ({ state, progress: { cancellation } }: Booking, agreed: AgreedRefund): boolean =>
  cancellation !== null && state !== "confirmed" && isSame(cancellation.refund, agreed.refund);

async function getManaged({ store, clock }: CarryOutPorts, booking: Booking): Promise<ManagedBooking> {
  const managed = managedOf(booking, await store.listRefunds(booking.id), clock.now());
  if (managed === null) throw new Error(`Booking ${booking.id} came to nothing.`);
  return managed;
}

interface WithRefunds {
  readonly booking: Booking;
  readonly refunds: readonly DeskRefund[];
}

/** The same with what the desk has given back for it. */
export async function getWithRefunds({ store }: Pick<ProcessPorts, "store">, id: BookingId): Promise<WithRefunds> {
  return { booking: await getBooking({ store }, id), refunds: await store.listRefunds(id) };
}
