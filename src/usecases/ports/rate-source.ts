import type { RateTable } from "../../core/pricing/index.ts";

/** Where exchange rates come from. There is always a table: without one the server does not start. */
export interface RateSource {
  current(): RateTable;
}
