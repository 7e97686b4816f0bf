import { stockKind } from "../core/inventory/index.ts";
import type { BookingStore } from "./ports/booking-store.ts";
import { stockOf, type Supplies } from "./ports/supplies.ts";

/** Tells the supplies what our bookings hold already: to be done once, before the first search. */
export async function noteEarlierSales(ports: Supplies & { readonly store: BookingStore }): Promise<void> {
  for (const { key, sold } of await ports.store.listSold()) {
    stockOf(ports, stockKind(key)).noteSold([{ key, available: sold }], sold);
  }
}
