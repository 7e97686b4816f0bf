import type { RateTable } from "../core/pricing/index.ts";
import type { Log } from "./ports/log.ts";
import type { RateService } from "./ports/rate-service.ts";

interface Ports {
  readonly service: RateService;
  readonly rates: { bring(table: RateTable): Promise<void> };
  readonly log: Log;
}

/**
 * Asks the service for its newest rates and brings them to all nodes. When it cannot be asked, the log holds the specification's words for it and prices go
 * on by the last rates that are known.
 */
export function createBringRates({ service, rates, log }: Ports): () => Promise<void> {
  return async () => {
    const table = await service.latest().catch((error: unknown) => {
      log.error(error, { event: "Error fetching exchange rates:" });
      return null;
    });
    if (table !== null) await rates.bring(table);
  };
}
