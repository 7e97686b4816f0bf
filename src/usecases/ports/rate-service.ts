import type { RateTable } from "../../core/pricing/index.ts";

/** A service that knows the exchange rates of the day. */
export interface RateService {
  /** Its newest table. @throws when it does not answer in time, or what it answers is no table of rates that one could bill by. */
  latest(): Promise<RateTable>;
}
