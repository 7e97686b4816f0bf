import { isUnfinished } from "../core/booking/index.ts";
import type { BookingId } from "../core/kernel/index.ts";
import { advanceBooking } from "./process/advance-booking.ts";
import type { ProcessPorts } from "./process/process-ports.ts";

/**
 * The job that looks after a booking when its request no longer does.
 * @returns whether it has come as far as it ever will; false when it is to be looked at again later.
 */
export function createCarryOnBooking(ports: ProcessPorts): (id: BookingId) => Promise<boolean> {
  return async (id) => !isUnfinished(await advanceBooking(ports, id));
}
