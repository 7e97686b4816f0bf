import { addDays, dateInZone, type Instant, secondsBefore } from "../core/kernel/index.ts";
import { KEPT_DAYS } from "../core/retention/index.ts";
import type { Log } from "./ports/log.ts";
import type { Purged, Purger } from "./ports/purger.ts";
import type { Clock } from "./ports/system.ts";

interface PurgePorts {
  readonly purger: Purger;
  readonly clock: Clock;
  readonly log: Pick<Log, "info">;
}

const daysBefore = (now: Instant, days: number): Instant => secondsBefore(now, days * 24 * 60 * 60);

/** Throws away what is older than `KEPT_DAYS`: to be run daily, by any number of nodes. Says so when there was something. */
export function createPurgeExpired({ purger, clock, log }: PurgePorts): () => Promise<Purged> {
  return async () => {
    const now = clock.now();
    const purged = await purger.purge({
      requests: daysBefore(now, KEPT_DAYS.requestKeys),
      deliveries: daysBefore(now, KEPT_DAYS.deliveredMails),
      watchEnds: daysBefore(now, KEPT_DAYS.endedWatches),
      stockDays: addDays(dateInZone(now, "UTC"), -KEPT_DAYS.pastStocks),
    });
    if (Object.values(purged).some((count) => count > 0)) log.info("What was kept long enough has been thrown away.", { ...purged });
    return purged;
  };
}
