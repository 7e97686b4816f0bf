import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("the desk ends quietly when nobody reads its answer any more", async () => {
  const folder = mkdtempSync(join(tmpdir(), "farewind-desk-"));
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: folder };
  const child = spawn(process.execPath, [join(import.meta.dirname, "desk.ts"), "help"], { cwd: folder, env });
  child.stdout.destroy(); // long before it has read its modules
  const [said, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect([said, exitCode]).toEqual(["", 0]);
  rmSync(folder, { recursive: true });
});
