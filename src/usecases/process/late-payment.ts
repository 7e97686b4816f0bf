import type { Booking } from "../../core/booking/index.ts";
import type { Move } from "../ports/booking-store.ts";
import { voidKey } from "./call-keys.ts";
import type { ProcessPorts } from "./process-ports.ts";

/**
 * Lets go what a bank has set aside for a booking that has been given up in the meantime: the request was held up for longer than
 * anybody waited for it.
 */
export async function dropLatePayment(ports: ProcessPorts, { id }: Booking, { progress, at }: Move): Promise<void> {
  const state = (await ports.store.find(id))?.state;
  const paymentId = progress?.paymentId ?? null;
  if ((state !== "expired" && state !== "failed") || paymentId === null) return;
  const outcome = await ports.gateway.void({ key: voidKey(id), paymentId, at });
  if (outcome.kind !== "voided")
    ports.log.warn("A payment for a booking that was given up could not be let go.", { bookingId: id, paymentId });
}
