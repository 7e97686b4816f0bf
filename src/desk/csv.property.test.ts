import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../core/kernel/index.ts";
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
const SIGN = "[=+\\-@＝＋－＠]";
/** What our apostrophes were put before. */
const OURS = new RegExp(`((?:^|[;,|\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029])[\\s"]*)'(?='*${SIGN})`, "gu");
const given = (cell: string): string => cell.replace(/^'(?='*[\t\r\n])/u, "").replaceAll(OURS, "$1");
/** Any text that UTF-8 can carry, and often one that begins a cell badly, also in its middle. */
const signs = fc.constantFrom(..."=+-@\t\r\n'\",;|＝＋－＠ \v", "''=", "Hola");
const texts = fc.oneof(
  fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
  fc.array(signs, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.tuple(signs, fc.string()).map(([first, rest]) => first + rest),
);
const files = fc.array(fc.tuple(texts, texts, texts), { minLength: 1, maxLength: 5 });

describe("a file for spreadsheets", () => {
  it("gives every text back, and has no cell that a spreadsheet runs", () => {
    fc.assert(
      fc.property(files, (rows) => {
        const file = Buffer.from(csvText(["a", "b", "c"], rows), "utf8").toString("utf8");
        expect(file.startsWith(MARK)).toBe(true);
        const [headings, ...cells] = readCsv(file.slice(MARK.length));
        expect(headings).toEqual(["a", "b", "c"]);
        expect(cells.flat().filter((cell) => RUNS.test(cell))).toEqual([]);
        expect(cells.map((row) => row.map(given))).toEqual(rows);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["commas", /[,\r\n]/u],
    ["semicolons, as Excel in Spanish or German", /[;\r\n]/u],
    ["tabs", /[\t\r\n]/u],
    ["bars", /[|\r\n]/u],
    ["all of them", /[;,|\t\r\n]/u],
  ])("has no cell that runs for a program that splits at %s and knows no quotes", (_, separators) => {
    fc.assert(
      fc.property(files, (rows) => {
        const cells = csvText(["a", "b", "c"], rows).slice(MARK.length).replaceAll('"', "").split(separators);
        expect(cells.filter((cell) => new RegExp(`^${SIGN}`, "u").test(cell.trim()))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["Hola;=cmd|'/C calc'!A0;", "Hola;'=cmd|'/C calc'!A0;"],
    ["Hola\n=1+1", "Hola\n'=1+1"],
    ['";"=1', '";"\'=1'],
    ["a, b - c; ok?", "a, b - c; ok?"],
  ])("takes the formula out of the middle of %j", (text, written) => {
    expect(readCsv(csvText(["a"], [[text]]).slice(MARK.length))[1]).toEqual([written]);
  });

  it("leaves the minus of an amount as it is, which a text does not keep", () => {
    expect(csvText(["a"], [[money(-20_50), "-20.50"]])).toBe(`${MARK}"a"\r\n"-20.50","'-20.50"\r\n`);
  });

  it("leaves ordinary texts and amounts as they are", () => {
    const row = ["O'Neil", "1111.00", "JFK-LHR", "Ana Pérez", "2027-03-12"];
    expect(csvText(["a"], [row])).toBe(`${MARK}"a"\r\n"O'Neil","1111.00","JFK-LHR","Ana Pérez","2027-03-12"\r\n`);
  });
});
