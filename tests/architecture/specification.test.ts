import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

interface Row {
  readonly statement: string;
  /** `open: why`, or tests, one to a line. */
  readonly proof: readonly string[];
}

/** The rows of every table; a heading row is the one above a line of dashes. */
function readRows(page: string): readonly Row[] {
  const lines = page.split("\n");
  const isBody = (line: string, index: number): boolean =>
    line.startsWith("|") && !line.startsWith("|---") && !lines[index + 1]?.startsWith("|---");
  return lines.filter(isBody).map((line) => {
    const [statement = "", , ...rest] = line.split("|").slice(1, -1);
    return { statement: statement.trim(), proof: rest.join("|").trim().split("<br>") };
  });
}

/** `[name](../path): title` */
const NAMED_TEST = /^\[[^\]]+\]\(\.\.\/([^)]+)\): (.+)$/;

/** A statement with at least one test, or one that says `open: why` and nothing else. */
const isSettled = ({ statement, proof: [first = "", ...more] }: Row): boolean =>
  statement !== "" && (NAMED_TEST.test(first) || (/^open: .+$/.test(first) && more.length === 0));

/** The names of a file's tests as they are written, those of `it.each` with their placeholders. */
function titlesIn(path: string): ReadonlySet<string> {
  const text = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : "";
  const found = text.matchAll(/(?:\bit(?:\.concurrent)?|[\])])\(\s*"((?:[^"\\]|\\.)+)",\s*(?:async )?[(\w]/g);
  return new Set([...found].map(([, title]) => String(title)));
}

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const page = readFileSync(join(ROOT, "docs/specification.md"), "utf8");
const rows = readRows(page);

describe("docs/specification.md", () => {
  it("goes through all nine sections of each document", () => {
    const [, ...documents] = page.split(/^# Document \d: /m);
    const sections = documents.map((text) => [...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number)));
    expect(sections).toEqual([NINE, NINE, NINE]);
    for (const text of documents) expect(readRows(text).length).toBeGreaterThan(NINE.length);
  });

  it("gives every statement a test, or says that it is open", () => {
    expect(rows.filter((row) => !isSettled(row))).toEqual([]);
  });

  it("names only tests that exist", () => {
    const lines = rows.flatMap(({ proof }) => proof).filter((line) => !line.startsWith("open:"));
    const titles = new Map<string, ReadonlySet<string>>();
    const isKnown = (line: string): boolean => {
      const [, path = "", title = ""] = NAMED_TEST.exec(line) ?? [];
      if (!titles.has(path)) titles.set(path, titlesIn(path));
      return titles.get(path)?.has(title) ?? false;
    };
    expect(lines.filter((line) => !isKnown(line))).toEqual([]);
  });
});
