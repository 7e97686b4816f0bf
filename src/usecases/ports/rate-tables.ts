import type { Instant } from "../../core/kernel/index.ts";
import type { KeptRates } from "../../core/pricing/index.ts";

/** The tables of exchange rates that all nodes share. */
export interface RateTables {
  /** The first one first. */
  list(): Promise<readonly KeptRates[]>;
  /** Does nothing when another node has announced a table for the same moment. */
  add(table: KeptRates): Promise<void>;
  /** Drops the tables that began at these moments. */
  drop(beginnings: readonly Instant[]): Promise<void>;
}
