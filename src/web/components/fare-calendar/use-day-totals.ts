import { useEffect, useState } from "react";
import type { DayTrips } from "../../../core/flights/index.ts";
import type { LocalDate } from "../../../core/kernel/index.ts";
import type { DayTotals } from "../../present/day-totals.ts";
import { useSite } from "../../present/site.tsx";
import { fetchDayTotals } from "./fetch-day-totals.ts";
import { type FareQuestion, fareDaysAddress, twoMonthsFrom } from "./fare-question.ts";

/** Prices of days as far as they have come. */
export type DayTotalsLoad =
  /** Nothing can be asked yet: a place is missing. */
  | { readonly state: "unasked" }
  | { readonly state: "loading" }
  | { readonly state: "failed" }
  | { readonly state: "ready"; readonly firstDay: LocalDate; readonly found: DayTotals };

/** What has been found before, by currency and address; kept as long as the form that asks. */
export type KeptTotals = Map<string, DayTotals>;

interface Asked {
  /** Null while it cannot be asked. */
  readonly question: FareQuestion | null;
  readonly trips: DayTrips;
  /** A day of the first month in view; null until there is a view. */
  readonly month: LocalDate | null;
  readonly kept: KeptTotals;
}

/** The totals of the two months in view: one call for each view, none for what has been seen, and only the latest is shown. */
export function useDayTotals({ question, trips, month, kept }: Asked): DayTotalsLoad {
  const { currency } = useSite();
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: DayTotals | null } | null>(null);
  const address = question && month && fareDaysAddress(question, trips, month);
  const key = address && `${currency} ${address}`;
  useEffect(() => {
    if (address === null || key === null || kept.has(key)) return undefined;
    const asking = new AbortController();
    void ask(address, asking.signal).then((found) => {
      if (asking.signal.aborted) return null;
      if (found) kept.set(key, found);
      return setAnswer({ key, found });
    });
    return () => asking.abort();
  }, [address, key, kept]);

  if (question === null) return { state: "unasked" };
  if (key === null || month === null) return { state: "loading" };
  const found = kept.get(key);
  if (found) return { state: "ready", firstDay: twoMonthsFrom(month).first, found };
  return { state: answer?.key === key ? "failed" : "loading" };
}

/** The answer, or null and a line in the log: a date can be chosen without prices. */
async function ask(address: string, signal: AbortSignal): Promise<DayTotals | null> {
  try {
    return await fetchDayTotals(address, signal);
  } catch (fault) {
    if (!signal.aborted) globalThis.console.error("Error fetching the prices of days:", fault);
    return null;
  }
}
