import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");

it.each([
  ["scripts/prove.ts", "There is no proof nonsense: ", "canary"],
  ["scripts/test.ts", "There is no kind of test nonsense: ", "browser"],
  ["bench/run.ts", "There is no benchmark nonsense: ", "suggest"],
])("%s knows no nonsense, and says in one line what it knows", (script, refusal, known) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(ROOT, script), "nonsense"], { cwd: ROOT, encoding: "utf8" });
  expect([status, stdout, stderr.slice(0, refusal.length), stderr.split("\n").length]).toEqual([1, "", refusal, 2]);
  expect(stderr.slice(refusal.length, -".\n".length).split(", ")).toContain(known);
});
