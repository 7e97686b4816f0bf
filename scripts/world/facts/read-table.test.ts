import { describe, expect, it } from "vitest";
import { parseTable } from "./read-table.ts";

describe("a table", () => {
  it("parts cells at commas, and keeps those inside quotes", () => {
    const rows = parseTable("t", 'code,city,sizes\nSJC,"San Jose, ""California""",1 2\n,Lima,\n', (row) => [
      row.text("code"),
      row.text("city"),
      row.list("sizes"),
    ]);
    expect(rows).toEqual([
      ["SJC", 'San Jose, "California"', ["1", "2"]],
      ["", "Lima", []],
    ]);
  });

  it.each([
    ["a number that is none", "size\nbig", /t:2 has "big" in column size/],
    ["an empty number", "size,x\n,1", /t:2 has "" in column size/],
    ["a column that is missing", "length\n1", /t:2 has no column size/],
    ["a line of another length", "size,x\n1", /t:2 has 1 cells, its header 2/],
  ])("refuses %s", (_, text, message) => {
    expect(() => parseTable("t", text, (row) => row.number("size"))).toThrow(message);
  });

  it("takes only the given words, and a default for an empty number", () => {
    const rows = parseTable("t", "kind,size\nhub,", (row) => [row.oneOf("kind", ["hub", "base"]), row.number("size", 7)]);
    expect(rows).toEqual([["hub", 7]]);
    expect(() => parseTable("t", "kind\nport", (row) => row.oneOf("kind", ["hub", "base"]))).toThrow(/"port"/);
  });
});
