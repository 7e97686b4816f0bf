import { type Instant, Temporal } from "../../core/kernel/index.ts";
import type { Clock } from "../../usecases/ports/system.ts";

/** The real time, to the millisecond. */
export const systemClock: Clock = { now: () => Temporal.Now.instant().round("millisecond").toString() as Instant };

/** A clock that stood at `start` when it was made and has gone on since: the CLOCK setting, for tests and demonstrations. */
export function clockStartedAt(start: Instant): Clock {
  const madeAt = performance.now();
  const origin = Temporal.Instant.from(start);
  return {
    now: () => origin.add({ milliseconds: Math.round(performance.now() - madeAt) }).toString() as Instant,
  };
}
