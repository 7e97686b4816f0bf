import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Books } from "../kills/node.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Runs `npm run backup` or `npm run restore`, without npm. @throws Error with what it says when it fails. */
export async function runScript(name: "backup" | "restore", books: Books, file: string): Promise<string> {
  const env = { ...process.env, SECRET_KEY: "only-for-tests-only-for-tests-only-for-tests", ...books };
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, "scripts", `${name}.ts`), file], { cwd: ROOT, env });
  return stdout.trim();
}
