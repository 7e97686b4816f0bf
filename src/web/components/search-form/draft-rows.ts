import { MOST_BOUNDS } from "../../../core/flights/index.ts";
import { typedDate } from "../search-frame/draft-texts.ts";
import type { Texts } from "../search-frame/use-kept-draft.ts";

/** A multi-city trip has two flights at least. */
export const LEAST_ROWS = 2;

/** From, to and date of each flight of a multi-city trip, as query parameters and fields of the draft. */
const ROW_FIELDS = [
  ["source", "destination", "date"],
  ["source2", "destination2", "date2"],
  ["source3", "destination3", "date3"],
  ["source4", "destination4", "date4"],
  ["source5", "destination5", "date5"],
] as const;

type RowFields = (typeof ROW_FIELDS)[number];
export type RowField = RowFields[number];

/** What is typed in the rows of a multi-city trip, as it stands there. */
export type RowTexts = Readonly<Record<RowField, string>>;

/** Rows after the first, counted from 0. */
export const LATER_ROWS: readonly number[] = Array.from({ length: MOST_BOUNDS - 1 }, (_, index) => index + 1);

export function rowFields(row: number): RowFields {
  const fields = ROW_FIELDS[row];
  if (fields === undefined) throw new RangeError(`There is no row ${row}.`);
  return fields;
}

type LaterTexts = Omit<RowTexts, (typeof ROW_FIELDS)[0][number]>;

/** The rows after the first, out of a query or kept texts; their dates are read by `dateOf`. */
export const readRows = (texts: Texts, dateOf: (name: string) => string): LaterTexts =>
  Object.fromEntries(
    LATER_ROWS.map(rowFields).flatMap(([from, to, day]) => [
      [from, texts.get(from) ?? ""],
      [to, texts.get(to) ?? ""],
      [day, dateOf(day)],
    ]),
  ) as unknown as LaterTexts;

/** Those of the rows after the first in which something stands, by their names. */
export const writtenRows = (texts: RowTexts): readonly (readonly [string, string])[] =>
  LATER_ROWS.map(rowFields)
    .flatMap(([from, to, day]) => [
      [from, texts[from].trim()] as const,
      [to, texts[to].trim()] as const,
      [day, typedDate(texts[day])] as const,
    ])
    .filter(([, text]) => text !== "");

/** Up to the last row in which something stands. */
export function countRows(texts: Texts): number {
  const last = LATER_ROWS.findLast((row) => rowFields(row).some((name) => (texts.get(name) ?? "").trim() !== ""));
  return Math.max(LEAST_ROWS, (last ?? 0) + 1);
}

/** The rows that are searched: without those at the end that say no more than where the flight before has ended. */
export function filledRows(draft: RowTexts & { readonly rows: number }): number {
  let { rows } = draft;
  while (rows > LEAST_ROWS && isUntouched(draft, rows - 1)) rows--;
  return rows;
}

function isUntouched(texts: RowTexts, row: number): boolean {
  const [from, to, day] = rowFields(row);
  const [, before] = rowFields(row - 1);
  return texts[to].trim() === "" && texts[day].trim() === "" && ["", texts[before]].includes(texts[from]);
}

/** A row that begins where the one before it ends; what stands there already stays. */
export function startedRow(texts: RowTexts, row: number): Partial<RowTexts> {
  const [from] = rowFields(row);
  const [, before] = rowFields(row - 1);
  return texts[from] === "" ? { [from]: texts[before] } : {};
}

/** Another destination in a row; the next row goes along as long as it begins there. */
export function withDestination(texts: RowTexts, row: number, destination: string): Partial<RowTexts> {
  const [, to] = rowFields(row);
  const change = { [to]: destination };
  if (row + 1 >= MOST_BOUNDS) return change;
  const [next] = rowFields(row + 1);
  return texts[next] === "" || texts[next] === texts[to] ? { ...change, [next]: destination } : change;
}

/** The rows without one of them: those behind it move up. */
export function withoutRow(draft: RowTexts & { readonly rows: number }, row: number): Partial<RowTexts & { readonly rows: number }> {
  const change: Partial<Record<RowField, string>> = {};
  for (let at = row; at < MOST_BOUNDS; at++) {
    for (const [place, name] of rowFields(at).entries()) {
      const behind = ROW_FIELDS[at + 1]?.[place];
      change[name] = behind === undefined ? "" : draft[behind];
    }
  }
  return { ...change, rows: draft.rows - 1 };
}
