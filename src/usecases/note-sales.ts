import { stockKind } from "../core/inventory/index.ts";
import type { SoldUnits } from "./ports/booking-store.ts";
import { stockOf, type Supplies } from "./ports/supplies.ts";

/** Takes the news of what our bookings hold of each stock in all, and tells the supply that keeps it by how much that has changed. */
export function createNoteSales(supplies: Supplies): (news: readonly SoldUnits[]) => void {
  const known = new Map<string, number>();
  return (news) => {
    for (const { key, sold } of news) {
      const more = sold - (known.get(key) ?? 0);
      if (more === 0) continue;
      if (sold === 0) known.delete(key);
      else known.set(key, sold);
      stockOf(supplies, stockKind(key)).noteSold([{ key, available: sold }], more);
    }
  };
}
