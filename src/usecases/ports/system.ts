import type { BookingId, Instant } from "../../core/kernel/index.ts";

export interface Clock {
  now(): Instant;
}

/** Waits for some work, but not for longer than `seconds`; the work itself goes on. */
export type Within = <Value>(work: Promise<Value>, seconds: number) => Promise<Value | "late">;

export interface Ids {
  bookingId(): BookingId;
  /** A random UUID for rows that no traveller sees. */
  rowId(): string;
}

/** SHA-256 in hexadecimal: a name for a text that does not give the text away. */
export type Digest = (text: string) => string;
