import type { CurrencyCode } from "../../../core/kernel/index.ts";
import type { DayTotals } from "../../present/day-totals.ts";

/** Asks our own call. @throws when the answer is not what it should be. */
export async function fetchDayTotals(address: string, signal: AbortSignal): Promise<DayTotals> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The prices of days answered ${answer.status}.`);
  const found: unknown = await answer.json();
  if (!isDayTotals(found)) throw new TypeError("The prices of days answered something else.");
  return found;
}

function isDayTotals(found: unknown): found is DayTotals & { readonly currency: CurrencyCode } {
  if (typeof found !== "object" || found === null || !("currency" in found) || !("totals" in found)) return false;
  const { currency, totals } = found;
  return typeof currency === "string" && Array.isArray(totals) && totals.every((total) => total === null || Number.isSafeInteger(total));
}
