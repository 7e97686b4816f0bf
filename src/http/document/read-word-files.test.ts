import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readWordFiles } from "./read-word-files.ts";

it("knows the files of each language that the build has listed, and none of others", () => {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  writeFileSync(join(folder, "words.json"), JSON.stringify({ en: ["/assets/en-1a2b.js", "/assets/count-3c4d.js"] }));
  const wordFilesOf = readWordFiles(folder);
  expect(wordFilesOf("en")).toEqual(["/assets/en-1a2b.js", "/assets/count-3c4d.js"]);
  expect(wordFilesOf("fr")).toEqual([]);
});

it("knows none where no client was built", () => {
  expect(readWordFiles(mkdtempSync(join(tmpdir(), "client-")))("en")).toEqual([]);
});
