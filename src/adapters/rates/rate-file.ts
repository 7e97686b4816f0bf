import { readFileSync } from "node:fs";
import { parseDate, USD } from "../../core/kernel/index.ts";
import type { RateTable } from "../../core/pricing/index.ts";

const COLUMNS = "code,perUSD,decimals,asOf,source";
/** The source is quoted because it holds commas. */
const ROW = /^([A-Z]{3}),(\d+(?:\.\d+)?),\d,(\d{4}-\d{2}-\d{2}),"([^"]+)"$/;

/**
 * Reads the table of exchange rates once.
 * @throws when a line is malformed, a currency comes twice, US dollars are not worth one, or the days differ: prices in a wrong
 * currency are worse than no start.
 */
export function readRateFile(file: string | URL): RateTable {
  return parseRates(readFileSync(file, "utf8"));
}

/** The table in the text of a `rates.csv`. */
export function parseRates(csv: string): RateTable {
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  if (head !== COLUMNS) throw new Error(`The table of rates must start with: ${COLUMNS}`);
  const rows = lines.map(parseRow);
  const perUsd = Object.fromEntries(rows.map(({ code, rate }) => [code, rate]));
  const [first] = rows;
  if (!first || perUsd[USD] !== 1) throw new Error("The table of rates must hold USD at 1.");
  if (Object.keys(perUsd).length !== rows.length) throw new Error("The table of rates names a currency twice.");
  if (rows.some(({ asOf }) => asOf !== first.asOf)) throw new Error("The table of rates must be of one day.");
  return { base: USD, perUsd, asOf: first.asOf, source: first.source };
}

function parseRow(line: string, index: number) {
  const [, code, perUsd, day, source] = ROW.exec(line) ?? [];
  const [rate, asOf] = [Number(perUsd), day === undefined ? null : parseDate(day)];
  if (code === undefined || source === undefined || asOf === null || !(rate > 0)) {
    throw new Error(`Line ${index + 2} of the table of rates is malformed.`);
  }
  return { code, rate, asOf, source };
}
