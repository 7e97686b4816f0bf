/**
 * `npm run prove`: every proof of tests/proofs, one after the other. `npm run prove -- canary` makes one, `npm run prove -- canary 500`
 * with another number of cases. Ends with 1 when one of them does not hold.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Proof } from "../tests/proofs/proof.ts";

const PROOFS = join(import.meta.dirname, "../tests/proofs");
/** As many faults as are written out. */
const SHOWN = 20;

const known = readdirSync(PROOFS)
  .filter((file) => file.endsWith(".ts") && file !== "proof.ts")
  .map((file) => file.replace(/\.ts$/, ""));
const [name, number] = process.argv.slice(2);
if (name !== undefined && !known.includes(name)) throw new Error(`There is no proof ${name}: ${known.join(", ")}.`);
if (number !== undefined && !/^[1-9]\d*$/.test(number)) throw new Error(`${number} is no number of cases.`);

for (const wanted of name === undefined ? known : [name]) {
  if (!(await holds(wanted))) process.exitCode = 1;
}

async function holds(wanted: string): Promise<boolean> {
  const { proof } = (await import(join(PROOFS, `${wanted}.ts`))) as { proof: Proof };
  console.log(`\n${wanted}: ${proof.claim}`);
  const started = performance.now();
  const { done, faults } = await proof.prove(number === undefined ? proof.count : Number(number), (line) => console.log(`  ${line}`));
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ! ${fault}`);
  if (faults.length > SHOWN) console.log(`  ! and ${faults.length - SHOWN} more`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${wanted}: ${faults.length === 0 ? "HOLDS" : `BROKEN, ${faults.length} faults`}. ${done} (${seconds} s)`);
  return faults.length === 0;
}
