import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, bigserial, char, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  type BillingAddress,
  BOOKING_STATES,
  NO_PROGRESS,
  type BookingFailure,
  type BookingKind,
  type BookingProgress,
  type BookingState,
  type Purchase,
  WORKING_STATES,
} from "../../../core/booking/index.ts";
import type { BookingId, CurrencyCode, Language } from "../../../core/kernel/index.ts";
import type { CardSummary } from "../../../core/payments/index.ts";
import type { Traveller } from "../../../core/travellers/index.ts";
import type { Move } from "../../../usecases/ports/booking-store.ts";
import { instant } from "./instant.ts";

const KINDS = ["flight", "hotel"] as const satisfies readonly BookingKind[];

const oneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(", "));

/** Whether a bank has set money aside for a booking that had been given up, and still has. */
export const hasLatePayment = ({ progress }: { readonly progress: AnyPgColumn }): SQL => sql`${progress} ->> 'latePayment' is not null`;

/**
 * One row a booking. Offer and quote are snapshots of the booking's kind: they say what was promised, whatever the timetable or
 * the hotel says later, so they are kept whole. `currency` and `total_minor` repeat the quote's total for sums and exports.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: char({ length: 8 }).$type<BookingId>().primaryKey(),
    kind: text().$type<BookingKind>().notNull(),
    state: text().$type<BookingState>().notNull(),
    createdAt: instant("created_at").notNull(),
    offer: jsonb().$type<Purchase["offer"]>().notNull(),
    quote: jsonb().$type<Purchase["quote"]>().notNull(),
    travellers: jsonb().$type<readonly Traveller[]>().notNull(),
    contactEmail: text("contact_email").notNull(),
    contactMobile: text("contact_mobile").notNull(),
    billing: jsonb().$type<BillingAddress>().notNull(),
    cardBrand: text("card_brand").$type<CardSummary["brand"]>().notNull(),
    cardLast4: char("card_last4", { length: 4 }).notNull(),
    /** In which the traveller is written to. */
    language: char({ length: 2 }).$type<Language>().notNull().default("en"),
    /** What the process has learnt on its way; bookings of before it know nothing. */
    progress: jsonb().$type<BookingProgress>().notNull().default(NO_PROGRESS),
    currency: char({ length: 3 }).$type<CurrencyCode>().notNull(),
    totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
    /** What each claim holds: seats of a flight, rooms of a night. */
    units: integer().notNull(),
  },
  (table) => [
    check("bookings_kind_known", sql`${table.kind} in (${oneOf(KINDS)})`),
    check("bookings_state_known", sql`${table.state} in (${oneOf(BOOKING_STATES)})`),
    index("bookings_working")
      .on(table.createdAt)
      .where(sql`${table.state} in (${oneOf(WORKING_STATES)})`),
    index("bookings_late_payment").on(table.createdAt).where(hasLatePayment(table)),
    index("bookings_created_at").on(table.createdAt),
  ],
);

/** Every move that a booking has made, in order. Rows are only ever added. */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    bookingId: char("booking_id", { length: 8 })
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    fromState: text("from_state").$type<BookingState>().notNull(),
    toState: text("to_state").$type<BookingState>().notNull(),
    at: instant().notNull(),
    /** On whose behalf: the process, the traveller or the desk. */
    by: text().$type<Move["by"]>().notNull().default("process"),
    /** Why, for a move that ended the booking. */
    failure: jsonb().$type<BookingFailure>(),
  },
  (table) => [index("booking_events_booking").on(table.bookingId, table.id)],
);

/** What a booking takes its `units` of: departures of a flight, nights of a hotel. */
export const bookingClaims = pgTable(
  "booking_claims",
  {
    bookingId: char("booking_id", { length: 8 })
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id),
    claimKey: text("claim_key").notNull(),
    /** What the supply had in all when the booking was made. */
    available: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.claimKey] })],
);
