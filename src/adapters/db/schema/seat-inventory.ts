import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Seats that our bookings hold of one departure in one cabin. How many there are, the supply knows. */
export const seatInventory = pgTable("seat_inventory", { claimKey: text("claim_key").primaryKey(), sold: integer().notNull() }, (table) => [
  check("seat_inventory_sold_not_negative", sql`${table.sold} >= 0`),
]);
