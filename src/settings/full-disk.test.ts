import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFull } from "./full-disk.ts";

let home = "";
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), "farewind-disk-"))));
afterEach(() => rmSync(home, { recursive: true }));

/** Writes the beginning, as a disk does that has a little room, and fails. */
const failWith = (code: string) => (file: string) => {
  writeFileSync(file, "the beginning");
  throw Object.assign(new Error(code), { code });
};

describe("a disk", () => {
  it("with room for the database's log is not full", () => {
    expect(isFull(home)).toBe(false);
    expect(readdirSync(home)).toEqual([]);
  });

  it.each(["ENOSPC", "EDQUOT"])("that takes no more is full (%s), and nothing of the trial stays on it", (code) => {
    expect(isFull(home, failWith(code))).toBe(true);
    expect(readdirSync(home)).toEqual([]);
  });

  it("that cannot be tried is not called full", () => {
    expect(isFull(home, failWith("EIO"))).toBe(false);
    expect(isFull(join(home, "nowhere"))).toBe(false);
  });
});
