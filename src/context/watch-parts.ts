import type { Database } from "../adapters/db/open-database.ts";
import { createWatchStore } from "../adapters/db/watch-store.ts";
import { newToken, sha256, systemIds } from "../adapters/system/ids.ts";
import { watchMail } from "../core/mails/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { FlightSupply } from "../usecases/ports/flight-supply.ts";
import type { Limiter } from "../usecases/ports/limiter.ts";
import type { RateSource } from "../usecases/ports/rate-source.ts";
import type { Clock } from "../usecases/ports/system.ts";
import type { WatchPorts, WatchTools } from "../usecases/watches/watch-ports.ts";

interface Around {
  readonly database: Database;
  readonly flights: FlightSupply;
  readonly rates: RateSource;
  readonly clock: Clock;
  readonly limiters: Readonly<Record<"watch" | "confirmation", Limiter>>;
}

/** What watching a price needs: for those who ask and confirm as for the daily look. */
export const createWatchParts = (
  { brand, publicUrl }: Settings,
  { database, flights, rates, clock, limiters }: Around,
): WatchPorts & WatchTools => ({
  watches: createWatchStore(database),
  flights,
  rates,
  clock,
  ids: systemIds,
  digest: sha256,
  newToken,
  writeWatchMail: (watch, news, now) => watchMail(watch, news, { brand, publicUrl, isModelSupply: true, id: systemIds.rowId(), now }),
  watchLimiter: limiters.watch,
  confirmationLimiter: limiters.confirmation,
});

export type WatchParts = ReturnType<typeof createWatchParts>;
