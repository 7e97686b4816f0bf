/** How long a start takes when everything is built, and how much of it is Node's own. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchResult } from "./run.ts";
import { median } from "./support/median.ts";

const ROOT = join(import.meta.dirname, "..");
const STARTS = 5;

export async function bench(): Promise<BenchResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "farewind-start-"));
  try {
    return { name: "start", rows: await measure({ ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent" }) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(env: NodeJS.ProcessEnv): Promise<BenchResult["rows"]> {
  const first = await millisecondsUntil(["build/server/main.js"], / is ready at /, env);
  const later: number[] = [];
  const floor: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    later.push(await millisecondsUntil(["build/server/main.js"], / is ready at /, env));
    floor.push(await millisecondsUntil(["-e", "console.log('ready')"], /ready/, env));
  }
  return [
    { what: "first start of a data folder", ms: Math.round(first) },
    {
      what: `later starts, median of ${STARTS}`,
      ms: Math.round(median(later)),
      "times the floor": Math.round((median(later) / median(floor)) * 10) / 10,
    },
    { what: "floor: Node says a word", ms: Math.round(median(floor)) },
  ];
}

/** From the start of a Node process to a line of its output; the process is then told to stop, and waited for. */
function millisecondsUntil(args: readonly string[], line: RegExp, env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((done, refuse) => {
    let took: number | null = null;
    child.stdout.on("data", (chunk: Buffer) => {
      if (took !== null || !line.test(chunk.toString())) return;
      took = performance.now() - started;
      child.kill("SIGTERM");
    });
    child.once("exit", (code) => (took === null ? refuse(new Error(`The process ended with ${code} before it was ready.`)) : done(took)));
  });
}
