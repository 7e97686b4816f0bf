import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * What our bookings hold of one stock: seats of a departure in a cabin, rooms of a kind in a night. How many there are, the
 * supply knows.
 */
export const inventory = pgTable("inventory", { claimKey: text("claim_key").primaryKey(), sold: integer().notNull() }, (table) => [
  check("inventory_sold_not_negative", sql`${table.sold} >= 0`),
]);
