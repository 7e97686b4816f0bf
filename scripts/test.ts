/**
 * `npm test`: types, lint, format, then every kind of test with its count. Closes with `N passed, N failed`.
 * `npm test -- unit` runs one kind (types, lint, format, unit, property, database, api, browser).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { refuseUnknown } from "./refuse-unknown.ts";

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed: file, test and the first line of why. */
  readonly faults: readonly string[];
}

/** What a kind of test came to, and how long it took. */
interface Run extends Tally {
  readonly kind: string;
  readonly seconds: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const ROOT = resolve(import.meta.dirname, "..");
const RESULTS = join(ROOT, "test-results");
const only = process.argv.slice(2);
/** As many as a small machine has cores. With one more pages only wait longer for each other. */
const PARTS = 2;

/** Where Linux keeps files in memory: to make the thousand of a database takes twenty times as long on many a disk. */
const MEMORY = "/dev/shm";
const MEMORY_BYTES = 4 * 2 ** 30;
const tmp = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "farewind-tests-"));
process.once("exit", () => rmSync(tmp, { recursive: true, force: true, maxRetries: 3 }));
const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    // A terminal tells all of them, whoever ends this process alone does not: they would go on unseen, without their folder.
    for (const child of running) child.kill("SIGTERM");
    process.exit(1);
  });
}
const env = { ...process.env, TMPDIR: tmp, TEST_EMPTY_DATABASE: join(tmp, "empty-database") };

/** Whether there is such a folder, and enough left in it: a container may have little. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MEMORY_BYTES;
}

function node(file: string, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, env, stdio: "inherit" });
  running.add(child);
  return new Promise((done) =>
    child.once("exit", (code) => {
      running.delete(child);
      done(code === 0);
    }),
  );
}

const run = (script: string, ...args: string[]): Promise<boolean> => node(join("node_modules", script), ...args);

/** Makes what tests are run on: the world, the built pages, the server, a browser. False when that fails. */
const setUp = (): Promise<boolean> => node("scripts/setup/run.mjs", "world", "web", "server", "browser");

const check = (succeeded: boolean): Tally => ({ passed: Number(succeeded), failed: Number(!succeeded), skipped: 0, faults: [] });

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";

/** Repeated after the counts, because a long run's own output ends up far above them. */
function faultsOf({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0] ?? "")}`);
    return tests.length === 0 && message !== "" ? [`${file}: ${firstLine(message)}`] : tests;
  });
}

/** One run of a project, or of a part of its files: `1/2`. */
async function vitest(project: string, part = "1/1"): Promise<Tally> {
  const file = join(RESULTS, `${project}-${part.replace("/", "-of-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const clean = await run("vitest/vitest.mjs", "run", "--project", project, `--shard=${part}`, ...reporters);
  if (!existsSync(file)) return { ...check(false), faults: [`${project}: it ended without a report`] };
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  // A file that cannot be loaded fails no single test, but the run.
  const failed = clean ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, faults: faultsOf(report) };
}

/**
 * Parts of the projects' files side by side, each with a server of its own: while one waits, the others have the cores. No part waits for
 * another between two projects.
 */
async function runInParts(projects: readonly string[]): Promise<void> {
  const parts = await Promise.all(
    Array.from({ length: PARTS }, async (_, part) => {
      const runs: Run[] = [];
      for (const project of projects) runs.push(await timed(project, () => vitest(project, `${part + 1}/${PARTS}`)));
      return runs;
    }),
  );
  for (const project of projects) tallies.push(together(parts.flat().filter(({ kind }) => kind === project)));
}

/** The parts of one project as one run, as long as the longest. */
function together(parts: readonly Run[]): Run {
  const total = (key: "passed" | "failed" | "skipped"): number => parts.reduce((sum, part) => sum + part[key], 0);
  const faults = parts.flatMap((part) => part.faults);
  const seconds = Math.max(...parts.map((part) => part.seconds));
  return { kind: parts[0]?.kind ?? "", passed: total("passed"), failed: total("failed"), skipped: total("skipped"), faults, seconds };
}

const kinds: Readonly<Record<string, () => Promise<Tally>>> = {
  types: async () => check((await run("@react-router/dev/bin.cjs", "typegen")) && (await run("typescript/bin/tsc", "-p", "."))),
  lint: async () => check(await run("oxlint/bin/oxlint", "--deny-warnings")),
  format: async () => check(await run("oxfmt/bin/oxfmt", "--check")),
  unit: () => vitest("unit"),
  property: () => vitest("property"),
  database: () => vitest("database"),
};
/** What asks for nothing that the set-up makes: it runs beside it, for it leaves a core idle for most of its time. */
const OF_SOURCES = ["types", "lint", "format"];
/** Asks for nothing of it either, and begins once those leave it a core. */
const OF_OWN_DATABASES = ["database"];
/** One after the other: each has both cores busy. */
const ON_THE_BUILT = ["unit", "property"];
/** Then these, in parts. */
const IN_PARTS = ["api", "browser"];

refuseUnknown("kind of test", only, [...Object.keys(kinds), ...IN_PARTS]);

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const tallies: Run[] = [];
const wanted = (some: readonly string[]): readonly string[] => some.filter((kind) => only.length === 0 || only.includes(kind));
const isBuiltWanted = wanted([...ON_THE_BUILT, ...IN_PARTS]).length > 0;
const [isReady] = await Promise.all([!isBuiltWanted || setUp(), runBeside()]);
if (isReady) {
  for (const kind of wanted(ON_THE_BUILT)) await runKind(kind);
  await runInParts(wanted(IN_PARTS));
} else tallies.push({ kind: "set-up", seconds: 0, ...check(false), faults: ["set-up: what the tests are run on could not be made"] });

/** What runs beside the set-up. */
async function runBeside(): Promise<void> {
  await Promise.all(wanted(OF_SOURCES).map(runKind));
  for (const kind of wanted(OF_OWN_DATABASES)) await runKind(kind);
}

async function runKind(kind: string): Promise<void> {
  tallies.push(await timed(kind, kinds[kind] as () => Promise<Tally>));
}

async function timed(kind: string, work: () => Promise<Tally>): Promise<Run> {
  const started = performance.now();
  const tally = await work();
  return { kind, ...tally, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

console.table(Object.fromEntries(tallies.map(({ kind, faults: _faults, ...counts }) => [kind, counts])));
if (!process.env["TEST_DATABASE_URL"]) console.log("Database tests on Postgres were left out: TEST_DATABASE_URL names none.");
for (const fault of tallies.flatMap(({ faults }) => faults)) console.log(`failed: ${fault}`);
const sum = (key: "passed" | "failed"): number => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
