import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listClientPaths } from "./client-files.ts";

it("names every file of a folder by its path, and no folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const name of ["favicon.svg", "assets/entry-1a2b.js", "assets/entry-1a2b.js.br"]) writeFileSync(join(folder, name), "");
  expect(listClientPaths(folder)).toEqual(new Set(["/favicon.svg", "/assets/entry-1a2b.js", "/assets/entry-1a2b.js.br"]));
});
