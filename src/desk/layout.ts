import { COLUMNS } from "./format.ts";

const GAP = "  ";
/** No column is made narrower than this. */
const LEAST = 8;

/**
 * Rows under headings, aligned with spaces, at most `columns` wide: where they do not fit, the widest columns are cut, and what is cut
 * ends with `…`. A column whose heading ends with `>` stands to the right; one whose heading ends with `|` is never cut.
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], columns: number = COLUMNS): readonly string[] {
  const isRight = headings.map((heading) => heading.endsWith(">"));
  const isWhole = headings.map((heading) => heading.endsWith("|"));
  const names = headings.map((heading) => heading.replace(/[>|]$/, ""));
  const widths = fitted(
    names.map((name, column) => Math.max(lengthOf(name), ...rows.map((row) => lengthOf(row[column] ?? "")))),
    isWhole,
    columns,
  );
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => pad(cut(cells[column] ?? "", width), width, isRight[column] ?? false))
      .join(GAP)
      .trimEnd();
  return [line(names), ...rows.map(line)];
}

function fitted(widths: readonly number[], isWhole: readonly boolean[], columns: number): readonly number[] {
  const fit = [...widths];
  const room = columns - GAP.length * (widths.length - 1);
  for (;;) {
    const widest = Math.max(...fit.filter((_, column) => !isWhole[column]));
    if (fit.reduce((sum, width) => sum + width, 0) <= room || widest <= LEAST) return fit;
    fit[fit.findIndex((width, column) => width === widest && !isWhole[column])] = widest - 1;
  }
}

/** Labels and values, the values aligned and broken at words. */
export function pairs(rows: readonly (readonly [string, string])[], indent = ""): readonly string[] {
  const width = Math.max(...rows.map(([label]) => lengthOf(label))) + GAP.length;
  return rows.flatMap(([label, value]) => {
    const lines = wrap(value, COLUMNS - indent.length - width);
    return lines.map((line, index) => `${indent}${(index === 0 ? label : "").padEnd(width)}${line}`.trimEnd());
  });
}

/** Lines of at most `columns`, broken at spaces, and inside of a word only where it is longer than a line. */
export function wrap(text: string, columns: number = COLUMNS): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => chunks(whole, columns))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (lengthOf(longer) <= columns) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function chunks(word: string, size: number): readonly string[] {
  const signs = [...word];
  return Array.from({ length: Math.max(1, Math.ceil(signs.length / size)) }, (_, index) =>
    signs.slice(index * size, (index + 1) * size).join(""),
  );
}

const lengthOf = (text: string): number => [...text].length;
const cut = (text: string, width: number): string => (lengthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join("")}…`);
const pad = (text: string, width: number, isRight: boolean): string => {
  const space = " ".repeat(width - lengthOf(text));
  return isRight ? space + text : text + space;
};
