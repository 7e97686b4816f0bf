import { type Instant, Temporal } from "../../core/kernel/index.ts";
import type { Clock } from "../../usecases/ports/system.ts";

/** The real time, to the millisecond. */
export const systemClock: Clock = { now: () => instantAt(Date.now()) };

/** A clock that stood at `start` when it was made and has gone on since: the CLOCK setting, for tests and demonstrations. */
export function clockStartedAt(start: Instant): Clock {
  const madeAt = performance.now();
  const origin = Temporal.Instant.from(start).epochMilliseconds;
  return { now: () => instantAt(origin + Math.round(performance.now() - madeAt)) };
}

/** Milliseconds since 1970 as Temporal writes them, without a fraction's last zeros; every request asks, and Temporal takes thirty times as long. */
const instantAt = (milliseconds: number): Instant => new Date(milliseconds).toISOString().replace(/\.?0+Z$/, "Z") as Instant;
