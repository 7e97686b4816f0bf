import type { Instant } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";

/** Where exchange rates come from. There is always a table: without one the server does not start. */
export interface RateSource {
  /** The table that offers are made with now. */
  current(): RateTable;
  /**
   * The table that was current at a moment, the same on every node. What is offered is billed by the table of its own moment as long
   * as it lives, whatever has been announced since.
   */
  at(moment: Instant): RateTable;
}
