import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText } from "./csv.ts";

/** Reads a file as RFC 4180 says, written without looking at what wrote it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === "," || sign === "\n") {
      rows.at(-1)?.push(cell);
      cell = "";
      if (sign === "\n") rows.push([]);
    } else if (sign !== "\r") cell += sign;
  }
  return rows.slice(0, -1);
}

const MARK = "\u{feff}";
/** What a spreadsheet runs, the full-width forms too. */
const RUNS = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Any text that UTF-8 can carry, and often one that begins badly. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "'", "''=", '"', ",", ";", "＝", "＋", "－", "＠", " "), fc.string())
    .map(([first, rest]) => first + rest),
);

describe("a file for spreadsheets", () => {
  it("gives every text back, and has no cell that a spreadsheet runs", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts, texts), { minLength: 1, maxLength: 5 }), (rows) => {
        const file = Buffer.from(csvText(["a", "b", "c"], rows), "utf8").toString("utf8");
        expect(file.startsWith(MARK)).toBe(true);
        const [headings, ...cells] = readCsv(file.slice(MARK.length));
        expect(headings).toEqual(["a", "b", "c"]);
        expect(cells.flat().filter((cell) => RUNS.test(cell))).toEqual([]);
        expect(cells.map((row) => row.map((cell) => cell.replace(/^'/, "")))).toEqual(rows);
      }),
      { numRuns: 2000 },
    );
  });

  it("leaves ordinary texts and amounts as they are", () => {
    const row = ["O'Neil", "1111.00", "JFK-LHR", "Ana Pérez", "2027-03-12"];
    expect(csvText(["a"], [row])).toBe(`${MARK}"a"\r\n"O'Neil","1111.00","JFK-LHR","Ana Pérez","2027-03-12"\r\n`);
  });
});
