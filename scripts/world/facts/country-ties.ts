import { readTable } from "./read-table.ts";

const TIED: ReadonlySet<string> = new Set(
  readTable("country-ties.csv", (row) => row.list("partners").map((partner) => tieKey(row.text("country"), partner))).flat(),
);

function tieKey(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** Whether language, history or migration tie the two countries (`data/country-ties.csv`). */
export const areTied = (a: string, b: string): boolean => TIED.has(tieKey(a, b));
