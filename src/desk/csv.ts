import { stringify } from "csv-stringify/sync";
import { type Money, toDecimal } from "../core/kernel/index.ts";

/** What makes a formula where a cell begins (OWASP, CSV injection), in its full-width forms too. */
const SIGNS = "=+\\-@\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}";
/** What some program takes for the end of a cell or a line, whatever we end them with. */
const ENDS = ";,|\\t\\r\\n\\v\\f\\u{85}\\u{2028}\\u{2029}";
/**
 * The places in a text where a spreadsheet might see a cell begin with a formula: Excel in Spanish or German splits at semicolons, and
 * a program that does not know our quotes splits inside of them. Also before what ends a cell at the very beginning.
 */
const RISKY = new RegExp(`(?<=(?:^|[${ENDS}])[\\s"]*)(?='*[${SIGNS}])|^(?='*[\\t\\r\\n])`, "gu");

/**
 * Rows as a file that spreadsheets open: UTF-8 with its mark, every cell quoted, lines ended as Windows does. An apostrophe is put before
 * each sign of a text that could begin a formula, and before apostrophes that stand there already: taking one away again gives every text back.
 * An amount is a number, also with its minus: nobody can type more into it.
 */
export const csvText = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([headings, ...rows.map((row) => row.map(written))], { bom: true, quoted: true, record_delimiter: "windows" });

export type Cell = string | Money;

const written = (cell: Cell): string => (typeof cell === "string" ? cell.replaceAll(RISKY, "'") : toDecimal(cell));
