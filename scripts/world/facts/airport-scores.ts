import { readTable } from "./read-table.ts";

/** How busy an airport is and what binds its schedule, as typed in `data/airport-scores.csv`. */
interface AirportScore {
  readonly code: string;
  readonly country: string;
  /** Million passengers a year; 0 means closed. */
  readonly mppa: number;
  /** Local `HH:MM` to `HH:MM`; `hard` allows nothing, `quota` little, `departures` binds departures only, `voluntary` half. */
  readonly night: { readonly from: string; readonly to: string; readonly rule: "hard" | "quota" | "departures" | "voluntary" } | null;
  /** Least minutes between flights; null where the general values hold. */
  readonly minConnection: { readonly domestic: number; readonly mixed: number; readonly international: number } | null;
}

export const AIRPORT_SCORES: readonly AirportScore[] = readTable("airport-scores.csv", (row) => {
  const rule = row.oneOf("nightRule", ["hard", "quota", "departures", "voluntary", ""]);
  return {
    code: row.text("iata"),
    country: row.text("country"),
    mppa: row.number("mppa"),
    night: rule === "" ? null : { from: row.text("nightFrom"), to: row.text("nightTo"), rule },
    minConnection:
      row.text("mctDomDom") === ""
        ? null
        : { domestic: row.number("mctDomDom"), mixed: row.number("mctDomInt"), international: row.number("mctIntInt") },
  };
});
