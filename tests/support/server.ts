import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./browser-server.ts";

/** Signs the offers of every server of the tests, so that one can be asked for the offer of another. */
const SECRET_KEY = "only-for-tests-only-for-tests-only-for-tests";

const ROOT = resolve(import.meta.dirname, "../..");

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Where it keeps what it must not forget. */
  readonly dataDir: string;
  /** Stops it as an operator would, and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the real server on a free port with a data folder of its own. `env` goes over the test settings. */
export function startServer(env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "farewind-"));
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      CLOCK: "2026-12-01T15:00:00Z",
      SECRET_KEY,
      PREPARE_FARES: "false",
      // All tests come from one address.
      LIMITS_TIMES: "1000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
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
      if (url) ready({ url, process: child, dataDir: env.DATA_DIR ?? dataDir, stop });
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void exited.then((code) => refuse(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

/** One server and one browser for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser]: [RunningServer, BrowserServer] = await Promise.all([startServer(), launchBrowser()]);
  project.provide("baseUrl", server.url);
  project.provide("browserUrl", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    baseUrl: string;
    browserUrl: string;
  }
}
