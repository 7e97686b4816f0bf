import { type LocalDate, USD } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";
import type { Log } from "../../usecases/ports/log.ts";

/**
 * The rates that `read` gives; when it cannot, a table of US dollars alone, so that prices stay what they are and say USD. The
 * log then holds the specification's words for it.
 */
export function ratesOrDollars(read: () => RateTable, today: LocalDate, log: Log): RateTable {
  try {
    return read();
  } catch (error) {
    log.error(error, { event: "Error fetching exchange rates:" });
    return { base: USD, perUsd: { [USD]: 1 }, asOf: today, source: "none: prices are in US dollars" };
  }
}
