import type { BookingKind } from "../../core/booking/index.ts";
import type { Instant } from "../../core/kernel/index.ts";

/** The mails that somebody may have to look after. */
export interface OutboxCounts {
  readonly waiting: number;
  /** When the longest waiting one was written; null where none waits. */
  readonly oldestAt: Instant | null;
  /** By the desk, ever. */
  readonly givenUp: number;
}

/** What is counted, for the owner's dashboards. */
export interface Metrics {
  /** `route` is the pattern, never the path: an id must not become a label. */
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** One search and the engine's own time: `found`, `empty` or `refused`. */
  observeSearch(kind: BookingKind, outcome: "found" | "empty" | "refused", seconds: number): void;
  /** One request to book: its status, or the code of its refusal. */
  countBooking(kind: BookingKind, outcome: string): void;
}
