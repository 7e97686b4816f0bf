import { asc, gt, inArray, sql } from "drizzle-orm";
import type { SeatClaim } from "../../core/flights/index.ts";
import type { SoldSeats } from "../../usecases/ports/booking-store.ts";
import type { Queries } from "./open-database.ts";
import { seatInventory } from "./schema/index.ts";

/**
 * Takes `seats` of every claim, or says that one has too few; then the caller rolls back. The row is locked by the same
 * statement that counts, so no two takers see the same seat. Keys go in order: two orders never wait for each other in a ring.
 */
export async function takeSeats(queries: Queries, claims: readonly SeatClaim[], seats: number): Promise<boolean> {
  for (const { key, available } of inKeyOrder(claims)) {
    if (seats > available) return false;
    const taken = await queries
      .insert(seatInventory)
      .values({ claimKey: key, sold: seats })
      .onConflictDoUpdate({
        target: seatInventory.claimKey,
        set: { sold: sql`${seatInventory.sold} + ${seats}` },
        setWhere: sql`${seatInventory.sold} + ${seats} <= ${available}`,
      })
      .returning({ sold: seatInventory.sold });
    if (taken.length === 0) return false;
  }
  return true;
}

/** Gives `seats` back under every key. */
export async function giveSeatsBack(queries: Queries, keys: readonly string[], seats: number): Promise<void> {
  if (keys.length === 0) return;
  // Locked in the order in which they are taken.
  await queries
    .select()
    .from(seatInventory)
    .where(inArray(seatInventory.claimKey, keys))
    .orderBy(asc(seatInventory.claimKey))
    .for("update");
  await queries
    .update(seatInventory)
    .set({ sold: sql`${seatInventory.sold} - ${seats}` })
    .where(inArray(seatInventory.claimKey, keys));
}

/** Every departure of which we hold seats. */
export function listSoldSeats(queries: Queries): Promise<SoldSeats[]> {
  return queries.select({ key: seatInventory.claimKey, sold: seatInventory.sold }).from(seatInventory).where(gt(seatInventory.sold, 0));
}

const inKeyOrder = (claims: readonly SeatClaim[]): readonly SeatClaim[] => claims.toSorted((a, b) => (a.key < b.key ? -1 : 1));
