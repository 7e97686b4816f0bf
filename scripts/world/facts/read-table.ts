import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const DATA = resolve(import.meta.dirname, "../../../data");

/** One line of a table in `data/`, read by column name. Every reader throws with table, line and column when the cell does not fit. */
export interface Row {
  /** The cell as it stands; may be empty. */
  text(column: string): string;
  /** A finite number; an empty cell is an error unless `whenEmpty` is given. */
  number(column: string, whenEmpty?: number): number;
  /** Words parted by spaces. */
  list(column: string): readonly string[];
  /** One of the given words. */
  oneOf<const Word extends string>(column: string, words: readonly Word[]): Word;
}

/** Reads `data/<file>` (UTF-8, comma, one header line) and turns each line into a value. */
export function readTable<Value>(file: string, toValue: (row: Row) => Value): readonly Value[] {
  return parseTable(file, readFileSync(resolve(DATA, file), "utf8"), toValue);
}

/** As `readTable`, on a text that is already in memory; `name` appears in errors only. */
export function parseTable<Value>(name: string, text: string, toValue: (row: Row) => Value): readonly Value[] {
  const [header, ...lines] = text.trimEnd().split(/\r?\n/).map(splitLine);
  if (header === undefined) throw new Error(`${name} is empty`);
  return lines.map((cells, index) => {
    const place = `${name}:${index + 2}`;
    if (cells.length !== header.length) throw new Error(`${place} has ${cells.length} cells, its header ${header.length}`);
    return toValue(rowOf(place, header, cells));
  });
}

/** Parts one line at its commas; a cell in double quotes may hold commas, and `""` in it stands for one quote. */
function splitLine(line: string): string[] {
  const cells = `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

function rowOf(place: string, header: readonly string[], cells: readonly string[]): Row {
  const text = (column: string): string => {
    const cell = cells[header.indexOf(column)];
    if (cell === undefined) throw new Error(`${place} has no column ${column}`);
    return cell;
  };
  const fail = (column: string): never => {
    throw new Error(`${place} has "${text(column)}" in column ${column}`);
  };
  return {
    text,
    number(column, whenEmpty) {
      if (text(column) === "") return whenEmpty ?? fail(column);
      const value = Number(text(column));
      return Number.isFinite(value) ? value : fail(column);
    },
    list: (column) => text(column).split(" ").filter(Boolean),
    oneOf: (column, words) => words.find((word) => word === text(column)) ?? fail(column),
  };
}
