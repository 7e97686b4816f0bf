import { isUnfinished } from "../core/booking/index.ts";
import { type BookingId, secondsBefore } from "../core/kernel/index.ts";
import { LEAVE_ALONE_SECONDS } from "./process/carry-out.ts";
import type { BookingStore } from "./ports/booking-store.ts";
import type { Log } from "./ports/log.ts";
import type { Clock } from "./ports/system.ts";

/** What one sweep looks at. */
const SWEEP_LIMIT = 500;

interface ResumePorts {
  readonly store: Pick<BookingStore, "listWorking">;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
  readonly carryOn: (id: BookingId) => Promise<unknown>;
  /** Whether the server is stopping: what is left is for the next start. */
  readonly isStopped: () => boolean;
}

/**
 * Carries every unfinished booking on, oldest first. At the start this is what a process that died has left: its jobs count as running
 * until they are given up, minutes later, and those put off wait for their time. From time to time it finds what no job knows any more.
 * A booking that fails is logged and keeps nobody else waiting.
 * @returns how many were looked at.
 */
export function createResumeBookings({ store, clock, log, carryOn, isStopped }: ResumePorts): () => Promise<number> {
  return async () => {
    const working = await store.listWorking(secondsBefore(clock.now(), LEAVE_ALONE_SECONDS), SWEEP_LIMIT);
    const left = working.filter(isUnfinished);
    for (const { id } of left) {
      if (isStopped()) break;
      await carryOn(id).catch((error: unknown) => log.error(error, { bookingId: id }));
    }
    return left.length;
  };
}
