import { type LocalDate, USD } from "../../core/kernel/index.ts";
import type { Log } from "../../usecases/ports/log.ts";
import type { RateSource } from "../../usecases/ports/rate-source.ts";

/**
 * The rates that `read` gives; when it cannot, a table of US dollars alone, so that prices stay what they are and say USD. The
 * log then holds the specification's words for it.
 */
export function ratesOrDollars(read: () => RateSource, today: LocalDate, log: Log): RateSource {
  try {
    return read();
  } catch (error) {
    log.error(error, { event: "Error fetching exchange rates:" });
    const table = { base: USD, perUsd: { [USD]: 1 }, asOf: today, source: "none: prices are in US dollars" } as const;
    return { current: () => table };
  }
}
