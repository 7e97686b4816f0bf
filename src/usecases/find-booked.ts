import type { BookingStore } from "./ports/booking-store.ts";
import type { Digest } from "./ports/system.ts";
import { clientKey } from "./request-claim.ts";
import type { UseCases } from "./use-cases.ts";

/** What was booked under a client's key, whatever came of it: for what was sold with it can often not be found anew. */
export function createFindBooked(ports: { store: BookingStore; digest: Digest }): UseCases["findBooked"] {
  return (key) => ports.store.findByKey(clientKey(key, ports.digest));
}
