import type { LocalDate } from "../../core/kernel/index.ts";
import { announcedSince, forgottenBeginnings, isSameTable, type KeptRates, ratesAt, type RateTable } from "../../core/pricing/index.ts";
import type { RateSource } from "../../usecases/ports/rate-source.ts";
import type { RateTables } from "../../usecases/ports/rate-tables.ts";
import type { Clock } from "../../usecases/ports/system.ts";

/** Rates that every node knows by their moment. */
export interface SharedRates extends RateSource {
  /** Learns what other nodes have announced, often enough to know a table before it holds, and drops what is of no use any more. */
  refresh(): Promise<void>;
  /** Announces a table to all nodes that has come while they run, if it is of a later day than all that are known. */
  bring(table: RateTable): Promise<void>;
}

/**
 * The node's own table beside those that all nodes keep. A table that differs is announced at the start and holds a little later, so
 * that no two nodes bill one offer by two tables. One of an earlier day than the last is not, nor one that another of its day has
 * replaced: a node of the last release that starts again must not turn prices back.
 */
export async function openSharedRates(ports: { own: RateTable; tables: RateTables; clock: Clock }): Promise<SharedRates> {
  const { tables, clock } = ports;
  let { own } = ports;
  let kept = await tables.list();
  const announce = async (): Promise<void> => {
    await tables.add({ since: announcedSince(kept, clock.now()), rates: own });
    kept = await tables.list();
  };
  if (isWorthAnnouncing(own, kept)) await announce();

  const at: RateSource["at"] = (moment) => ratesAt(kept, moment) ?? own;
  return {
    current: () => at(clock.now()),
    at,
    refresh: async () => {
      kept = await tables.list();
      // Another node's table of an earlier day may have taken our moment.
      if (dayOf(kept) < own.asOf && isShareable(own)) await announce();
      // Those of the last one's day stay known: by them one that comes again is told from one that mends it.
      const ofLastDay = kept.filter(({ rates }) => rates.asOf === dayOf(kept)).map(({ since }) => since);
      const forgotten = forgottenBeginnings(kept, clock.now()).filter((since) => !ofLastDay.includes(since));
      if (forgotten.length === 0) return;
      await tables.drop(forgotten);
      kept = kept.filter(({ since }) => !forgotten.includes(since));
    },
    bring: async (table) => {
      kept = await tables.list();
      if (table.asOf <= dayOf(kept) || !isShareable(table)) return;
      own = table;
      await announce();
    },
  };
}

/** A table of dollars alone stands for one that could not be read. */
const isShareable = ({ perUsd }: RateTable): boolean => Object.keys(perUsd).length > 1;

/** Whether it is of a later day than any before, or is new on the last day: then it mends that one. */
const isWorthAnnouncing = (own: RateTable, kept: readonly KeptRates[]): boolean =>
  isShareable(own) && dayOf(kept) <= own.asOf && !kept.some(({ rates }) => isSameTable(rates, own));

const dayOf = (kept: readonly KeptRates[]): LocalDate | "" => kept.at(-1)?.rates.asOf ?? "";
