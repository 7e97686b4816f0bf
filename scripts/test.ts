/**
 * `npm test`: types, lint, format, then every kind of test with its count. Closes with `N passed, N failed`.
 * `npm test -- unit` runs one kind (types, lint, format, unit, property, database, api, browser).
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const ROOT = resolve(import.meta.dirname, "..");
const RESULTS = join(ROOT, "test-results");
const only = process.argv.slice(2);

function run(script: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [join(ROOT, "node_modules", script), ...args], { cwd: ROOT, stdio: "inherit" }).status === 0;
}

const check = (succeeded: boolean): Tally => ({ passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 });

function vitest(project: string): Tally {
  const file = join(RESULTS, `${project}.json`);
  const clean = run("vitest/vitest.mjs", "run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }; // it ended before it could report
  const report = JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number; numFailedTests: number; numPendingTests: number };
  // A file that cannot be loaded fails no single test, but the run.
  const failed = clean ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

const kinds: Readonly<Record<string, () => Tally>> = {
  types: () => check(run("@react-router/dev/bin.cjs", "typegen") && run("typescript/bin/tsc", "-p", ".")),
  lint: () => check(run("oxlint/bin/oxlint", "--deny-warnings")),
  format: () => check(run("oxfmt/bin/oxfmt", "--check")),
  unit: () => vitest("unit"),
  property: () => vitest("property"),
  database: () => vitest("database"),
  api: () => vitest("api"),
  browser: () => vitest("browser"),
};

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const wanted = only.length > 0 ? only : Object.keys(kinds);
const tallies = wanted.map((kind) => {
  const runKind = kinds[kind];
  if (!runKind) throw new Error(`There is no kind of test "${kind}": ${Object.keys(kinds).join(", ")}.`);
  return { kind, ...timed(runKind) };
});

function timed(runKind: () => Tally): Tally & { seconds: number } {
  const started = performance.now();
  const tally = runKind();
  return { ...tally, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

console.table(Object.fromEntries(tallies.map(({ kind, ...tally }) => [kind, tally])));
if (!process.env["TEST_DATABASE_URL"]) console.log("Database tests on Postgres were left out: TEST_DATABASE_URL names none.");
const sum = (key: "passed" | "failed"): number => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
