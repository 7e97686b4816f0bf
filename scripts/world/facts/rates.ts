import { readTable } from "./read-table.ts";

/** A reference rate of exchange, not for settlement (`data/rates.csv`). */
interface Rate {
  /** ISO 4217. */
  readonly currency: string;
  /** Units of the currency for one US dollar. */
  readonly perUsd: number;
  /** Digits after the point by ISO 4217. */
  readonly decimals: number;
  /** `YYYY-MM-DD` */
  readonly asOf: string;
  readonly source: string;
}

export const RATES: readonly Rate[] = readTable("rates.csv", (row) => ({
  currency: row.text("code"),
  perUsd: row.number("perUSD"),
  decimals: row.number("decimals"),
  asOf: row.text("asOf"),
  source: row.text("source"),
}));
