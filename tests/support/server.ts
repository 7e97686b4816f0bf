import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

/** Signs the offers of every server of the tests, so that one can be asked for the offer of another. */
const SECRET_KEY = "only-for-tests-only-for-tests-only-for-tests";

/** Names a folder in whose `database` an empty one lies, for each server to copy; unset where none was made. */
export const EMPTY_DATABASE = "TEST_EMPTY_DATABASE";

const ROOT = resolve(import.meta.dirname, "../..");

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Where it keeps what it must not forget. */
  readonly dataDir: string;
  /** What it has written to its terminal so far; all of it once it is stopped. */
  said(): string;
  /** Stops it as an operator would, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** What the server is, seen from the root of the project. */
export const SERVER_FILE = "build/server/main.js";

/** Starts the real server on a free port with a data folder of its own. `env` goes over the test settings. */
export function startServer(
  env: Readonly<Record<string, string>> = {},
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, SERVER_FILE],
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "farewind-"));
  const empty = process.env[EMPTY_DATABASE];
  if (empty !== undefined && !("DATA_DIR" in env) && !("DATABASE_URL" in env)) cpSync(empty, dataDir, { recursive: true });
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: undefined, // as at a newcomer's: it is production by itself
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      CLOCK: "2026-12-01T15:00:00Z",
      SECRET_KEY,
      PREPARE: "false",
      // All tests come from one address.
      LIMITS_TIMES: "1000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((done) => child.once("close", (code: number | null) => done(code)));
  const stop = async () => {
    child.kill("SIGTERM");
    const code = await exited;
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return new Promise((ready, refuse) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready at (http:\S+)/.exec(output)?.[1];
      if (url) ready({ url, process: child, dataDir: env.DATA_DIR ?? dataDir, said: () => output, stop });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    const neverReady = (code: number | null): Error => {
      if (!/ready at http:/.test(output)) rmSync(dataDir, { recursive: true, force: true }); // Nobody has its `stop`.
      return new Error(`The server ended with ${code}:\n${output}`);
    };
    void exited.then((code) => refuse(neverReady(code)));
  });
}

/** One server for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("baseUrl", server.url);
  return async () => {
    await server.stop();
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    baseUrl: string;
  }
}
