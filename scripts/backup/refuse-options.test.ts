import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const SCRIPTS = resolve(import.meta.dirname, "..");

it.each([
  ["backup", ["file", "-"]],
  ["restore", ["--help"]],
])("%s takes %j for no file, and says how it is called", (name, words) => {
  const folder = mkdtempSync(join(tmpdir(), "farewind-options-"));
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: join(folder, "data") };
  const ran = spawnSync(process.execPath, [join(SCRIPTS, `${name}.ts`), ...words], { cwd: folder, env, encoding: "utf8" });
  expect([ran.status, ran.stdout, ran.stderr]).toEqual([2, "", `Usage: npm run ${name} -- FILE\n`]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
