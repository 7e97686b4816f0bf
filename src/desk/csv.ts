import { stringify } from "csv-stringify/sync";

/** What a spreadsheet may take for a formula, or for the end of a cell (OWASP, CSV injection); an apostrophe is ours. */
const RISKY = /^['=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u;

/**
 * Rows as a file that spreadsheets open: UTF-8 with its mark, every cell quoted, lines ended as Windows does. A text that a spreadsheet
 * would run is given an apostrophe in front; so is one that begins with an apostrophe, so that taking the first one away gives every
 * text back.
 */
export const csvText = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([headings, ...rows.map((row) => row.map(harmless))], { bom: true, quoted: true, record_delimiter: "windows" });

const harmless = (text: string): string => (RISKY.test(text) ? `'${text}` : text);
