import { billOf } from "../core/booking/index.ts";
import type { BookingStore } from "./ports/booking-store.ts";
import type { Clock } from "./ports/system.ts";
import type { UseCases } from "./use-cases.ts";

/** The bill behind a booking id. A booking that came to nothing has none. */
export function createFindBill(ports: { store: BookingStore; clock: Clock }): UseCases["findBill"] {
  return async (id) => {
    const booking = await ports.store.find(id);
    return booking && billOf(booking, ports.clock.now());
  };
}
