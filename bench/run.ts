/**
 * `npm run bench`: every question, a table each and `bench/results.json`. `npm run bench -- engine suggest` asks only those. Ends with 1 when
 * one of them could not be answered.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { refuseUnknown } from "../scripts/refuse-unknown.ts";

export interface BenchResult {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

const HERE = import.meta.dirname;
const known = readdirSync(HERE)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""));
const asked = process.argv.slice(2);
refuseUnknown("benchmark", asked, known);

const results: BenchResult[] = [];
for (const name of asked.length > 0 ? asked : known) {
  const { bench } = (await import(join(HERE, `${name}.ts`))) as { bench: () => Promise<BenchResult> };
  try {
    const result = await bench();
    console.log(`\n${result.name}`);
    console.table(result.rows);
    results.push(result);
  } catch (error) {
    // One that this machine cannot answer (it may have no browser) takes no other's figures away.
    console.error(`\n${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length };
writeFileSync(join(HERE, "results.json"), `${JSON.stringify({ machine, results }, null, 2)}\n`);
