import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findWholeBrowser } from "../../scripts/setup/browser.mjs";

export interface Chromium {
  /** Of its debugging interface. */
  readonly port: number;
  close(): Promise<void>;
}

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "about:blank"];

/** Starts a whole browser with a profile of its own. @throws Error when the machine has none. */
export async function launchChromium(): Promise<Chromium> {
  const path = await findWholeBrowser();
  if (!path) throw new Error("No whole Chrome or Chromium was found: install one, or name it in CHROMIUM_PATH.");
  const profile = mkdtempSync(join(tmpdir(), "farewind-lighthouse-"));
  const child = spawn(path, [...FLAGS, "--remote-debugging-port=0", `--user-data-dir=${profile}`], { stdio: ["ignore", "ignore", "pipe"] });
  const close = async (): Promise<void> => {
    const ended = new Promise((done) => child.once("exit", done));
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { port: await debuggingPort(child), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function debuggingPort(child: ChildProcess): Promise<number> {
  return new Promise((done, refuse) => {
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) done(Number(port));
    });
    child.once("error", refuse);
    child.once("exit", (code) => refuse(new Error(`The browser ended with ${code}:\n${output}`)));
  });
}
