import type { KeptRates } from "../../core/pricing/index.ts";
import type { RateTables } from "../ports/rate-tables.ts";

/** Tables of rates for unit tests, shared by as many nodes as are given it. */
export function createMemoryRateTables(): RateTables {
  let kept: readonly KeptRates[] = [];
  return {
    list: async () => kept,
    add: async (table) => {
      if (kept.some(({ since }) => since === table.since)) return;
      kept = [...kept, table].toSorted((a, b) => (a.since < b.since ? -1 : 1));
    },
    drop: async (beginnings) => {
      kept = kept.filter(({ since }) => !beginnings.includes(since));
    },
  };
}
