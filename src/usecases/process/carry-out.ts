import type { Booking } from "../../core/booking/index.ts";
import type { CardDetails } from "../../core/payments/index.ts";
import type { Log } from "../ports/log.ts";
import type { Within } from "../ports/system.ts";
import { advanceBooking, getBooking } from "./advance-booking.ts";
import type { ProcessPorts } from "./process-ports.ts";

export interface CarryOutPorts extends ProcessPorts {
  readonly within: Within;
  readonly log: Pick<Log, "warn" | "error">;
}

/** How long a traveller waits for the answer; then they are told that it is under way, and the mail follows. */
const ANSWER_SECONDS = 20;

/** When a job or a sweep looks after a booking: later than `ANSWER_SECONDS`, so that the request which is at work on it has given up or died. */
export const LEAVE_ALONE_SECONDS = 25;

/**
 * Carries a booking on for as long as a traveller waits; what is left goes on behind the answer, and its faults are logged: nobody hears
 * of them otherwise.
 * @param card of the request that asks. @param isOwn see `advanceBooking`.
 * @returns the booking as it then stands. @throws what goes wrong before the answer, with the booking's name.
 */
export async function carryOut(
  ports: CarryOutPorts,
  id: Booking["id"],
  card: CardDetails | null = null,
  isOwn = card !== null,
): Promise<Booking> {
  const work = advanceBooking(ports, id, card, isOwn);
  const advanced = await ports.within(work, ANSWER_SECONDS).catch((cause: unknown): never => {
    throw new Error(`Booking ${id} was not carried on.`, { cause });
  });
  if (advanced !== "late") return advanced;
  work.catch((error: unknown) => ports.log.error(error, { bookingId: id }));
  return getBooking(ports, id);
}
