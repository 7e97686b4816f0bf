import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const RESTORE = resolve(import.meta.dirname, "../restore.ts");

it("restores nothing of another version's backup, and makes no database, in which the right one would be refused", () => {
  const home = mkdtempSync(join(tmpdir(), "farewind-another-"));
  const [file, data] = [join(home, "backup.gz"), join(home, "data")];
  writeFileSync(file, gzipSync(`${JSON.stringify({ kind: "head", format: 1, version: "of another/1" })}\n`));
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: data };
  const ran = spawnSync(process.execPath, [RESTORE, file], { cwd: home, env, encoding: "utf8" });
  expect([ran.status, ran.stdout, ran.stderr]).toEqual([1, "", expect.stringMatching(/^The backup is another version's: restore it /)]);
  expect(existsSync(data)).toBe(false);
  rmSync(home, { recursive: true });
});
