import { asc, inArray, sql } from "drizzle-orm";
import type { InventoryClaim } from "../../core/inventory/index.ts";
import type { Queries } from "./open-database.ts";
import { inventory } from "./schema/index.ts";

/**
 * Takes `units` of every claim, or says that one has too few; then the caller rolls back. The row is locked by the same
 * statement that counts, so no two takers see the same seat or room. Keys go in order: two orders never wait for each other in
 * a ring.
 */
export async function takeUnits(queries: Queries, claims: readonly InventoryClaim[], units: number): Promise<boolean> {
  for (const { key, available } of inKeyOrder(claims)) {
    if (units > available) return false;
    const taken = await queries
      .insert(inventory)
      .values({ claimKey: key, sold: units })
      .onConflictDoUpdate({
        target: inventory.claimKey,
        set: { sold: sql`${inventory.sold} + ${units}` },
        setWhere: sql`${inventory.sold} + ${units} <= ${available}`,
      })
      .returning({ sold: inventory.sold });
    if (taken.length === 0) return false;
  }
  return true;
}

/** Gives `units` back under every key. */
export async function giveUnitsBack(queries: Queries, keys: readonly string[], units: number): Promise<void> {
  if (keys.length === 0) return;
  // Locked in the order in which they are taken, by their signs: in many a database's own language `AA100/BOS` stands before `AA10/JFK`.
  const bySigns = sql`${inventory.claimKey} collate "C"`;
  await queries.select().from(inventory).where(inArray(inventory.claimKey, keys)).orderBy(asc(bySigns)).for("update");
  await queries
    .update(inventory)
    .set({ sold: sql`${inventory.sold} - ${units}` })
    .where(inArray(inventory.claimKey, keys));
}

const inKeyOrder = (claims: readonly InventoryClaim[]): readonly InventoryClaim[] => claims.toSorted((a, b) => (a.key < b.key ? -1 : 1));
