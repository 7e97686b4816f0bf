import type { BookingId, Instant } from "../../core/kernel/index.ts";

export interface Clock {
  now(): Instant;
}

export interface Ids {
  bookingId(): BookingId;
  /** A random UUID for rows that no traveller sees. */
  rowId(): string;
}

/** SHA-256 in hexadecimal: a name for a text that does not give the text away. */
export type Digest = (text: string) => string;
