import { char, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BookingFailure } from "../../../core/booking/index.ts";
import type { BookingId } from "../../../core/kernel/index.ts";
import type { RequestClaim } from "../../../usecases/ports/booking-store.ts";
import { bookings } from "./bookings.ts";
import { instant } from "./instant.ts";

/** Requests that must not happen twice. The answer is the bill of `booking_id`, or the refusal in `failure`. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    key: text().primaryKey(),
    kind: text().$type<RequestClaim["kind"]>().notNull(),
    attempt: text().notNull(),
    requestHash: text("request_hash").notNull(),
    state: text().$type<"open" | "answered">().notNull(),
    bookingId: char("booking_id", { length: 8 })
      .$type<BookingId>()
      .references(() => bookings.id),
    failure: jsonb().$type<BookingFailure>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("idempotency_keys_booking").on(table.bookingId), index("idempotency_keys_created_at").on(table.createdAt)],
);
