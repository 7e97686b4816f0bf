import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readWordFiles } from "./read-word-files.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("knows the files of each language that the build has listed, and none of others", () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "words.json"), JSON.stringify({ en: ["/assets/en-1a2b.js", "/assets/count-3c4d.js"] }));
  const wordFilesOf = readWordFiles(folder);
  expect(wordFilesOf("en")).toEqual(["/assets/en-1a2b.js", "/assets/count-3c4d.js"]);
  expect(wordFilesOf("fr")).toEqual([]);
});

it("knows none where no client was built", () => {
  expect(readWordFiles(emptyFolder())("en")).toEqual([]);
});
