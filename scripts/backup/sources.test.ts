import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sourcesIn } from "./sources.ts";

const NAMED = "41c22a9f00000000000000000000000000000000";

let around: string;
let root: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "farewind-sources-"));
  root = join(around, "farewind");
  mkdirSync(root);
  writeFileSync(join(root, "package.json"), JSON.stringify({ version: "0.1.0" }));
});
afterEach(() => rmSync(around, { recursive: true }));

/** Makes a repository with one commit, and gives git's name for it. */
function commitTo(folder: string): string {
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...words], { encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("commit", "--quiet", "--allow-empty", "--message", "one");
  return git("rev-parse", "HEAD");
}

describe("the version of sources", () => {
  it("is the release of package.json, and no commit where nothing names one", () => {
    expect(sourcesIn(root, undefined)).toEqual({ release: "0.1.0", commit: null });
    expect(sourcesIn(root, "main")).toEqual({ release: "0.1.0", commit: null });
  });

  it("is the commit that an image's builder has named", () => {
    expect(sourcesIn(root, NAMED)).toEqual({ release: "0.1.0", commit: "41c22a9" });
  });

  it("is the commit of its own repository, and never that of one around it", () => {
    commitTo(around);
    expect(sourcesIn(root, undefined).commit).toBeNull();
    const own = commitTo(root);
    expect(own.startsWith(sourcesIn(root, NAMED).commit ?? "none")).toBe(true);
  });
});
