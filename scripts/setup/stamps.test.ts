import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashOf, unlessStamped } from "./stamps.mjs";

const STAMP = "build/thing/.stamp";
let root = "";
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "farewind-stamps-"))));
afterEach(() => rmSync(root, { recursive: true }));

/** Asks for a thing that is made from sources of this hash. @returns whether it was made. */
async function isMadeFrom(hash: string): Promise<boolean> {
  let isMade = false;
  await unlessStamped(root, STAMP, hash, () => void (isMade = true));
  return isMade;
}

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

const breakOff = (): never => {
  throw new Error("broken off");
};

describe("a built thing", () => {
  it("is made once, and anew from other sources", async () => {
    expect([await isMadeFrom("a"), await isMadeFrom("a"), await isMadeFrom("b"), await isMadeFrom("b")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("whose making was broken off is made anew, also from the sources that it was made from before", async () => {
    await isMadeFrom("a");
    await expect(unlessStamped(root, STAMP, "b", breakOff)).rejects.toThrow("broken off");
    expect(await isMadeFrom("a")).toBe(true);
  });
});

describe("the hash of sources", () => {
  it("tells changed, renamed and added files, in folders too, but for tests", () => {
    mkdirSync(join(root, "src/deep"), { recursive: true });
    write("src/deep/a.ts", "1");
    const hash = (): string => hashOf(root, ["src"]);
    const first = hash();
    write("src/deep/a.test.ts", "1");
    write("elsewhere.ts", "1");
    expect(hash()).toBe(first);
    const changes = [() => write("src/deep/a.ts", "2"), () => write("src/b.ts", ""), () => rmSync(join(root, "src/deep/a.ts"))];
    const hashes = changes.map((change) => (change(), hash()));
    expect(new Set([first, ...hashes]).size).toBe(4);
  });
});
