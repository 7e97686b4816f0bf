import type { BookingId, Instant } from "../../core/kernel/index.ts";

export interface Clock {
  now(): Instant;
}

export interface Ids {
  bookingId(): BookingId;
  /** A random UUID for rows that no traveller sees. */
  rowId(): string;
}
