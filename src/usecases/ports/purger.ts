import type { Instant, LocalDate } from "../../core/kernel/index.ts";

/** Moments before which something is kept no longer. */
export interface PurgeBefore {
  /** Of requests that have been answered, or came to nothing. */
  readonly requests: Instant;
  /** Of deliveries. */
  readonly deliveries: Instant;
  /** Of the ends of watches. */
  readonly watchEnds: Instant;
  /** The first day whose stocks are kept: seats of departures, rooms of nights. */
  readonly stockDays: LocalDate;
}

/** How many of each were thrown away. */
export interface Purged {
  readonly requestKeys: number;
  readonly mailBodies: number;
  readonly watches: number;
  readonly stocks: number;
}

/** Throws away what has served its purpose. Nothing that is under way is touched, however old. */
export interface Purger {
  purge(before: PurgeBefore): Promise<Purged>;
}
